/** Texts to try, written for this product. Some lean on the reader and some are honest; which is which is for the reader to see. */
export interface Example {
  title: string;
  text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    title: "A supplement shop",
    text: "Leading experts agree: tiredness is not normal. Our all-natural formula has been clinically proven to restore 94.7% of your lost energy, and thousands of mothers already know the secret that big pharma does not want you to hear.\n\nDo not wait until it is too late. Only 9 bottles left at this price, and the offer ends tonight. You owe it to your family.",
  },
  {
    title: "A bicycle shop",
    text: "Our city bike, the Lark, costs €640 until April 30 and €690 from May 1, when its maker raises the price. It has eight gears, weighs 16 kilos and carries 25 more on the rack. It is the one we sell most of, and the right one for a flat town. For hills we would show you a lighter bike, which costs €200 more.\n\nRide it for a week. If it does not suit you, bring it back and you get your money. New brake pads are due about once a year and cost €30.",
  },
  {
    title: "A letter to the editor",
    text: "Everyone knows that scrapping the cycle lane is a disaster. Either we stop it this summer or Main Street is dead by Christmas. The so-called traders behind the petition have never ridden a bike in their lives, so why should anybody listen to their figures?\n\nAnd if we give way on this, the bus lane will be next, then the trees along the river, and soon the whole town will be one parking lot. What about the crossing that nobody has fixed in ten years? Any sensible person can see where this is heading.",
  },
  {
    title: "A tenant’s complaint",
    text: "I am angry, and I want you to know why. On January 8 I told you that the heating in our apartment had failed. I called again on the 9th and on the 15th. Both times a visit was promised, and nobody came. My daughter slept in her coat for eleven nights. That is wrong, and I will not call it bad luck!\n\nSend somebody by Friday, please, and take eleven days off the rent. If you see it differently, write and tell me where I am mistaken.",
  },
  {
    title: "A study, summed up",
    text: "In this trial, 214 adults with mild insomnia were assigned at random to eight weeks of evening walks or to their usual routine. The walking group fell asleep 11 minutes earlier on average (95% confidence interval 3 to 19 minutes). Sleep was recorded in diaries, which are less reliable than laboratory measurement, and 31 people left the study before the end.\n\nThe effect may therefore be smaller than it appears. We did not examine whether it lasts, and the result should not be applied to people who take sleeping tablets.",
  },
  {
    title: "An assistant’s answer",
    text: "There is absolutely no doubt that remote work makes teams more productive. Studies show a clear improvement across every industry, and it is widely accepted that offices are a thing of the past. In fact, precisely 83.6% of managers would never go back.\n\nIt is important to note that, at the end of the day, leveraging synergistic collaboration frameworks empowers stakeholders to unlock holistic value going forward.",
  },
  {
    title: "A campaign speech",
    text: "They are coming for your homes, your savings and your children’s future. For years they have lied to us, laughed at us and looked away. For years they have told us to wait. We will not wait any longer!\n\nYou are either with the people of this country or with the traitors who sold it. History will remember who had the courage to stand up. Imagine telling your grandchildren that you stayed at home.",
  },
  {
    title: "A notice from the council",
    text: "Bridge Street will be closed to motor traffic from Monday, March 3, to Friday, March 14, while the gas main is replaced. Buses 4 and 11 will run along Park Road and will not stop at the library. Pedestrians and cyclists can pass at all times.\n\nWe expect the work to take ten working days, but rain could delay it. The plan and the noise measurements are on display at the town hall. Questions can be sent to the roads office until February 28; the answers will be published with names removed.",
  },
  {
    title: "A message from a bank",
    text: "This is the security team of your bank. We have noticed unusual activity, and your card has been limited. Confirm your password here within 12 hours, or your account will be closed for good.\n\nPlease do not tell anyone at the branch, for one of them is under investigation. To keep your savings safe, move them today to the account below.",
  },
  {
    title: "Another message from a bank",
    text: "We stopped a payment of €310 to a shop in Lyon at 2:02 p.m. If it was you, open our app and allow it there. If it was not, you need do nothing: the card is blocked, and a new one is in the mail.\n\nWe will never ask for your password or your codes, and never ask you to move money. If somebody does so in our name, hang up and call the number on the back of your card.",
  },
];
