/** A fixed example of something left out (specification 2 §3). */
interface OmissionExample {
  id: string;
  context: string;
  omitted: string;
  whyItMatters: string;
  severity: "high" | "medium" | "low";
}

export const OMISSION_EXAMPLES: readonly OmissionExample[] = [
  {
    id: "drug-leaflet",
    context: "A clinic’s page says that a new tablet “halves the risk of a stroke.”",
    omitted:
      "How large the risk was to begin with: it fell from 2 in 1,000 patients a year to 1 in 1,000, and 30 in 1,000 stopped taking the tablet because of side effects.",
    whyItMatters:
      "Half of a small risk is smaller still. Without the starting figure and the side effects nobody can weigh benefit against harm, and a patient may give up something that works for something that hardly helps.",
    severity: "high",
  },
  {
    id: "school-ranking",
    context: "A school announces that 98 percent of its seniors passed their exams, more than any other in the district.",
    omitted: "That one student in six had left in the two years before, most of them after poor grades.",
    whyItMatters:
      "The figure is true of those who remained. Parents who compare schools by it compare those who were still there at the end, and learn little about how well anyone was taught.",
    severity: "high",
  },
  {
    id: "rent-survey",
    context: "A landlords’ association reports that the average rent in the city rose by only 1.5 percent last year.",
    omitted:
      "That the figure covers leases that were already running, which may not be raised freely. New leases, which people who are looking have to sign, rose by 9 percent.",
    whyItMatters: "Both numbers are correct and answer different questions. A reader who is about to move needs the second one, and is given the first.",
    severity: "medium",
  },
  {
    id: "hotel-photo",
    context: "A hotel’s page shows the pool at sunrise, empty and still, under the words “five minutes from the beach.”",
    omitted: "That the five minutes are by car, and that the photograph was taken before the season opened.",
    whyItMatters:
      "No one is harmed for life, but a family without a car will be disappointed. Ask “by what means, and when?” of any distance in an advertisement.",
    severity: "low",
  },
];
