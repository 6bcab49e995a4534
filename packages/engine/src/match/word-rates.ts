/** Words per million in ordinary prose, as write-word-rates.ts counted them in the collections of docs/decisions/0046; build time only. */
const PER_MILLION = `
the 45000 to 29000 and 23000 a 22000 i 21000 of 18000 in 14000 you 14000 is 12000 for 11000 it 10000 that 9900 on 8100 this 7300 we 7100 with 6800
was 6300 be 6200 have 6100 are 5400 as 5300 at 4900 not 4800 but 4500 my 4500 will 4200 me 4100 your 4000 can 3900 he 3800 if 3800 from 3700 or 3500
by 3400 all 3300 an 3200 do 3100 so 3100 they 3100 our 2900 what 2900 had 2800 's 2700 one 2600 when 2500 about 2400 like 2400 there 2400 up 2400
would 2400 his 2300 out 2300 time 2300 has 2200 how 2200 get 2000 good 2000 just 2000 more 2000 no 2000 said 2000 their 2000 s 1900 been 1800
it's 1800 know 1800 u 1800 'm 1700 any 1700 new 1700 some 1700 very 1700 were 1700 which 1700 am 1600 now 1600 should 1600 them 1600 well 1600
also 1500 go 1500 need 1500 please 1500 see 1500 who 1500 work 1500 'll 1400 don't 1400 here 1400 only 1400 then 1400 after 1300 could 1300 him 1300
into 1300 make 1300 people 1300 team 1300 think 1300 day 1200 first 1200 great 1200 other 1200 over 1200 these 1200 use 1200 want 1200 're 1100
back 1100 did 1100 going 1100 its 1100 much 1100 she 1100 take 1100 than 1100 us 1100 way 1100 've 1000 got 1000 her 1000 really 1000 two 1000
deal 980 may 980 come 970 right 970 mr 960 help 920 yes 880 too 870 where 870 before 860 service 850 thanks 850 because 830 even 830 still 820
best 810 most 810 through 810 call 790 let 790 place 790 last 780 government 770 made 750 phone 750 being 740 better 740 down 740 data 730 many 730
off 730 ok 710 product 710 say 710 that's 710 year 710 code 700 gas 700 look 700 sure 700 com 690 love 690 subject 690 give 680 information 680
each 670 e 660 m 660 next 660 man 650 movie 650 while 650 every 640 things 640 never 630 f 620 home 620 something 620 those 620 again 610 set 610
why 610 find 600 little 600 must 600 same 600 change 590 long 590 process 590 such 590 thing 590 both 580 d 580 film 580 tell 580 today 580
working 580 oh 570 open 570 pm 570 old 560 'd 550 another 550 ever 550 might 550 number 550 food 540 cc 530 always 520 used 520 bad 510 can't 510
keep 510 lot 510 week 510 years 510 does 500 few 500 using 500 world 500 between 490 feel 490 once 490 since 490 anything 480 company 480 customer 480
days 480 end 480 public 480 support 480 around 470 didn't 470 part 470 questions 470 re 470 system 470 t 470 thank 470 doing 460 done 460 month 460
project 460 services 460 sorry 460 own 450 ask 440 life 440 money 440 put 440 send 440 already 430 hope 430 start 430 three 430 user 430 without 430
having 420 n 420 thought 420 business 410 came 410 design 410 name 410 order 410 problem 410 run 410 told 410 try 410 able 400 different 400
enough 400 experience 400 following 400 free 400 important 400 looking 400 morning 400 night 400 th 400 users 400 went 400 case 390 changes 390
job 390 later 390 nice 390 sir 390 under 390 everything 380 k 380 needs 380 office 380 against 370 during 370 found 370 happy 370 nothing 370
point 370 price 370 left 360 meet 360 minutes 360 party 360 understand 360 coming 350 j 350 real 350 within 350 away 340 big 340 check 340 content 340
course 340 plan 340 possible 340 room 340 second 340 sent 340 software 340 yet 340 bob 330 buy 330 full 330 game 330 getting 330 hard 330 house 330
making 330 mind 330 o 330 professor 330 quite 330 talk 330 based 320 contract 320 half 320 hi 320 however 320 line 320 meeting 320 pay 320 provide 320
quality 320 r 320 soon 320 volume 320 web 320 access 310 across 310 believe 310 doesn't 310 example 310 far 310 forwarded 310 high 310 list 310
message 310 small 310 someone 310 times 310 what's 310 x 310 bit 300 called 300 email 300 feedback 300 leave 300 manager 300 page 300 play 300
says 300 security 300 show 300 side 300 teams 300 though 300 together 300 added 290 available 290 care 290 cloud 290 create 290 customers 290 file 290
person 290 probably 290 seen 290 texas 290 tomorrow 290 account 280 attached 280 de 280 early 280 easy 280 farmer 280 fine 280 review 280 wait 280
wanted 280 actually 270 development 270 else 270 everyone 270 face 270 form 270 kind 270 l 270 less 270 level 270 mean 270 myself 270 pretty 270
request 270 shall 270 source 270 started 270 took 270 until 270 won't 270 works 270 yeah 270 b 260 c 260 da 260 federal 260 group 260 hours 260
labour 260 least 260 means 260 often 260 problems 260 report 260 research 260 test 260 there's 260 anyone 250 below 250 build 250 dear 250 either 250
hey 250 hour 250 idea 250 issues 250 mail 250 makes 250 matter 250 moment 250 post 250 saw 250 teammates 250 trying 250 clear 240 daily 240 date 240
dont 240 ensure 240 five 240 forward 240 general 240 issue 240 management 240 needed 240 production 240 rather 240 ready 240 sound 240 v 240
whether 240 whole 240 win 240 add 230 agencies 230 bring 230 effective 230 election 230 excellent 230 flow 230 future 230 including 230 instead 230
late 230 months 230 per 230 projects 230 read 230 recommend 230 sales 230 several 230 specific 230 top 230 volumes 230 address 220 almost 220 car 220
deals 220 energy 220 fact 220 final 220 given 220 isn't 220 large 220 march 220 miss 220 move 220 note 220 original 220 p 220 resources 220 role 220
search 220 share 220 state 220 stay 220 ticket 220 value 220 worked 220 agency 210 asked 210 brown 210 country 210 current 210 four 210 hear 210
im 210 learn 210 maybe 210 performance 210 period 210 policy 210 program 210 received 210 short 210 site 210 technical 210 watch 210 zealand 210
above 200 afternoon 200 eat 200 expected 200 felt 200 friends 200 further 200 hand 200 hello 200 offer 200 others 200 purchase 200 remember 200
robert 200 special 200 stop 200 story 200 taking 200 technology 200 text 200 third 200 tools 200 type 200 via 200 water 200 write 200 wrong 200
building 190 chicken 190 created 190 details 190 dinner 190 due 190 england 190 family 190 g 190 interview 190 lead 190 let's 190 looks 190
outside 190 past 190 reach 190 round 190 running 190 seemed 190 single 190 sometimes 190 writing 190 young 190 ago 180 book 180 class 180 comes 180
contact 180 continue 180 control 180 cool 180 currently 180 department 180 digital 180 goal 180 head 180 heard 180 impact 180 include 180 instance 180
key 180 looked 180 lost 180 lunch 180 mark 180 pick 180 plans 180 platform 180 question 180 quickly 180 rest 180 return 180 simple 180 six 180
status 180 step 180 systems 180 tom 180 wasn't 180 white 180 wish 180 along 170 april 170 become 170 behind 170 cannot 170 certain 170 chance 170
complete 170 cut 170 desk 170 especially 170 feeling 170 follow 170 friend 170 github 170 he's 170 july 170 local 170 match 170 members 170 men 170
mp 170 nomination 170 online 170 opportunity 170 pls 170 position 170 school 170 series 170 sort 170 staff 170 success 170 term 170 thinking 170
turn 170 ve 170 waiting 170 word 170 action 160 agile 160 allow 160 amount 160 application 160 battery 160 black 160 certainly 160 charge 160
close 160 cost 160 couple 160 decision 160 definitely 160 drive 160 expect 160 eyes 160 friday 160 front 160 gave 160 goes 160 gone 160 headset 160
human 160 improve 160 interested 160 john 160 mrs 160 non 160 paid 160 personal 160 plant 160 power 160 products 160 rate 160 risk 160 sale 160
simply 160 speak 160 stuff 160 tap 160 task 160 tonight 160 tool 160 total 160 true 160 upon 160 watching 160 website 160 weeks 160 wonderful 160
words 160 worth 160 yourself 160 acting 150 additional 150 amazing 150 answer 150 approach 150 beautiful 150 began 150 break 150 common 150 david 150
developers 150 difficult 150 directly 150 enjoy 150 etc 150 features 150 files 150 friendly 150 girl 150 guess 150 happen 150 happened 150 haven't 150
heart 150 id 150 increase 150 interest 150 june 150 knew 150 law 150 light 150 live 150 mary 150 met 150 minister 150 minute 150 monday 150 piece 150
played 150 private 150 reason 150 receive 150 saying 150 server 150 sounds 150 space 150 strong 150 takes 150 tax 150 training 150 update 150
usually 150 view 150 waste 150 ways 150 worst 150 written 150 y 150 actual 140 agreement 140 area 140 bill 140 bought 140 boy 140 budget 140 cases 140
city 140 community 140 delivery 140 engineering 140 event 140 fast 140 feature 140 focus 140 gary 140 gets 140 glad 140 google 140 guide 140
history 140 internal 140 itself 140 kept 140 la 140 legal 140 likely 140 longer 140 low 140 main 140 major 140 managed 140 market 140 news 140
okay 140 organization 140 perfect 140 planning 140 release 140 required 140 results 140 sat 140 screen 140 self 140 sense 140 sleep 140 slow 140
smith 140 store 140 table 140 taken 140 tried 140 version 140 voice 140 wants 140 weekend 140 window 140 act 130 ahead 130 avoid 130 beginning 130
built 130 calls 130 campaign 130 card 130 changed 130 channel 130 characters 130 cold 130 completely 130 couldn't 130 decided 130 document 130 don 130
door 130 earlier 130 easily 130 effort 130 english 130 evening 130 existing 130 farm 130 february 130 field 130 finally 130 finish 130 fit 130 fun 130
games 130 generally 130 goals 130 hold 130 howard 130 http 130 inside 130 interesting 130 international 130 internet 130 ireland 130 january 130
known 130 language 130 london 130 marketing 130 michael 130 movies 130 national 130 necessary 130 particular 130 partners 130 pipeline 130 players 130
playing 130 points 130 poor 130 quick 130 requests 130 response 130 seems 130 sign 130 situation 130 spend 130 talking 130 tasks 130 terrible 130
towards 130 trust 130 turned 130 united 130 visit 130 welcome 130 won 130 absolutely 120 air 120 allows 120 aren't 120 asking 120 became 120
britain 120 bus 120 career 120 club 120 computer 120 consider 120 creating 120 cross 120 december 120 decisions 120 demand 120 disappointed 120
ear 120 easier 120 eggs 120 employees 120 entire 120 exactly 120 father 120 gonna 120 hands 120 health 120 helps 120 highly 120 hot 120 ideas 120
infrastructure 120 involved 120 letter 120 multiple 120 music 120 natural 120 net 120 north 120 october 120 path 120 player 120 practices 120
previous 120 prime 120 provided 120 pull 120 recently 120 record 120 require 120 restaurant 120 result 120 sea 120 section 120 seem 120 september 120
serve 120 social 120 south 120 spot 120 st 120 stand 120 standards 120 starting 120 steps 120 street 120 terms 120 testing 120 tickets 120 touch 120
town 120 track 120 transport 120 tuesday 120 understanding 120 w 120 wales 120 whatever 120 ability 110 afraid 110 although 110 american 110 among 110
anyway 110 api 110 attention 110 august 110 awesome 110 bed 110 beyond 110 blue 110 brought 110 character 110 choice 110 click 110 co 110
comfortable 110 conversation 110 copy 110 correct 110 critical 110 cup 110 deliver 110 direction 110 discuss 110 drink 110 environment 110 excuse 110
films 110 finished 110 former 110 green 110 guys 110 himself 110 hit 110 houston 110 huge 110 immediately 110 individual 110 item 110 join 110
jones 110 living 110 ll 110 log 110 loved 110 member 110 near 110 november 110 numbers 110 partner 110 pass 110 perhaps 110 potential 110 present 110
provides 110 reading 110 recent 110 red 110 related 110 reports 110 requirements 110 responsible 110 rules 110 schedule 110 script 110 select 110
shared 110 similar 110 size 110 speaking 110 spent 110 star 110 strategy 110 themselves 110 till 110 trip 110 tv 110 uk 110 unless 110 useful 110
various 110 video 110 walk 110 wednesday 110 wife 110 worry 110 wouldn't 110 ya 110 addition 100 agree 100 alone 100 apply 100 art 100 ball 100
begin 100 breakfast 100 british 100 cant 100 cause 100 children 100 court 100 cover 100 direct 100 director 100 dun 100 efforts 100 events 100 fee 100
figure 100 fill 100 france 100 fresh 100 held 100 helpful 100 includes 100 leader 100 learned 100 leaving 100 link 100 managers 100 melissa 100
missed 100 missing 100 moved 100 moving 100 onboarding 100 ones 100 overall 100 owner 100 paper 100 park 100 practice 100 prefer 100 reply 100
sell 100 she's 100 skills 100 standard 100 states 100 style 100 successful 100 supply 100 tech 100 ten 100 thursday 100 trade 100 utilities 100
values 100 vendors 100 america 99 calling 99 camera 99 clean 99 companies 99 listen 99 ops 99 saturday 99 vendor 99 women 99 develop 98 fix 98
handle 98 included 98 operations 98 shows 98 according 97 advice 97 en 97 parties 97 processes 97 progress 97 purpose 97 repository 97 save 97
yesterday 97 choose 96 documentation 96 horse 96 kids 96 places 96 rights 96 secretary 96 sunday 96 survey 96 university 96 child 95 chinese 95
european 95 giving 95 plus 95 race 95 regarding 95 summer 95 updated 95 war 95 allowed 94 candidate 94 dog 94 eye 94 failed 94 feb 94 god 94 ill 94
knowledge 94 pg 94 plot 94 sit 94 trouble 94 board 93 deep 93 developer 93 fellow 93 higher 93 leadership 93 options 93 passed 93 scale 93 season 93
seeing 93 solution 93 stories 93 tests 93 ah 92 approval 92 cody 92 funny 92 gives 92 groups 92 industry 92 learning 92 mobile 92 notice 92 pages 92
title 92 baby 91 fantastic 91 hair 91 identify 91 liked 91 links 91 totally 91 carlos 90 despite 90 dollars 90 manage 90 model 90 password 90 steve 90
williams 90 busy 89 coach 89 communication 89 considered 89 device 89 police 89 stars 89 tea 89 wonder 89 activity 88 beat 88 cell 88 comments 88
costs 88 elizabeth 88 follows 88 knows 88 maintain 88 meetings 88 middle 88 revised 88 road 88 seat 88 shopping 88 smile 88 throughout 88 twice 88
charlie 87 em 87 entries 87 expectations 87 explain 87 extra 87 guy 87 led 87 lots 87 ordered 87 pat 87 stage 87 taylor 87 train 87 blog 86 credit 86
here's 86 james 86 latest 86 limited 86 msg 86 none 86 providing 86 statement 86 stupid 86 sun 86 suppose 86 worse 86 broke 85 drop 85 exercise 85
financial 85 items 85 monitoring 85 nearly 85 particularly 85 prices 85 serious 85 sitting 85 spending 85 supposed 85 sweet 85 age 84 benefits 84
box 84 cards 84 cash 84 cheap 84 complex 84 driving 84 engineer 84 focused 84 image 84 location 84 machine 84 parents 84 political 84 range 84
score 84 setting 84 areas 83 arrived 83 brian 83 clearly 83 decide 83 entered 83 error 83 forget 83 forgot 83 helped 83 hiring 83 mine 83 pair 83
scotland 83 basis 82 central 82 completed 82 core 82 database 82 default 82 designed 82 dropped 82 drugs 82 economy 82 expensive 82 meant 82 method 82
mission 82 modern 82 prior 82 reasonable 82 talent 82 vote 82 woman 82 appreciate 81 aunt 81 center 81 color 81 faster 81 hotel 81 menu 81 monthly 81
parts 81 sharing 81 taste 81 activities 80 average 80 body 80 college 80 culture 80 determine 80 enjoyed 80 excited 80 global 80 lower 80 plain 80
study 80 thats 80 uses 80 websites 80 zero 80 appropriate 79 birthday 79 draft 79 education 79 function 79 lady 79 lord 79 notes 79 opening 79
otherwise 79 pain 79 responsibility 79 sending 79 stood 79 victory 79 automatically 78 bar 78 buying 78 catch 78 context 78 continued 78 contracts 78
delicious 78 documents 78 foreign 78 keeping 78 lives 78 rates 78 relevant 78 seriously 78 unfortunately 78 app 77 balance 77 chase 77 double 77
enter 77 ic 77 intended 77 mike 77 regular 77 served 77 seven 77 union 77 vegas 77 weather 77 ce 76 confirm 76 doc 76 folks 76 injury 76 nations 76
opinion 76 opportunities 76 picture 76 resource 76 whose 76 benefit 75 deployment 75 developed 75 effect 75 el 75 ended 75 finance 75 firm 75
followed 75 helping 75 implementation 75 impressed 75 julie 75 launch 75 lose 75 quarter 75 repo 75 returned 75 scene 75 showed 75 suggest 75
telling 75 wow 75 bank 74 configuration 74 difference 74 executive 74 instances 74 lee 74 metrics 74 nobody 74 planet 74 positive 74 requires 74
scheduled 74 sick 74 significant 74 susan 74 truth 74 usage 74 council 73 eating 73 eight 73 fax 73 force 73 garden 73 manner 73 mid 73 offers 73
pizza 73 travel 73 watched 73 wide 73 yahoo 73 amazon 72 extremely 72 fuel 72 george 72 luck 72 methods 72 option 72 pictures 72 stone 72 branch 71
command 71 concerns 71 dead 71 doctor 71 duke 71 feels 71 initial 71 intelligence 71 joined 71 network 71 reached 71 reference 71 safe 71 scenes 71
spoke 71 therefore 71 tired 71 unit 71 beer 70 dad 70 fully 70 greater 70 guidance 70 informed 70 levels 70 listed 70 messages 70 orders 70
principles 70 putting 70 reasons 70 scheduling 70 secure 70 spreadsheet 70 types 70 warm 70 wrote 70 active 69 candidates 69 chief 69 dark 69 duty 69
economic 69 floor 69 happens 69 imagine 69 johnson 69 lib 69 logistics 69 meaning 69 mother 69 plenty 69 pressure 69 published 69 push 69 released 69
son 69 vision 69 wear 69 yo 69 alright 68 analysis 68 analytics 68 applications 68 china 68 confidence 68 corner 68 dat 68 download 68 facebook 68
horrible 68 how's 68 league 68 pre 68 remote 68 respect 68 roles 68 rule 68 saved 68 senior 68 unique 68 winning 68 advise 67 attack 67 audience 67
boat 67 browser 67 bug 67 custom 67 debt 67 engineers 67 external 67 flight 67 ha 67 https 67 mention 67 na 67 paying 67 reduce 67 separate 67 shop 67
station 67 super 67 tony 67 wake 67 wall 67 attempt 66 brain 66 cast 66 champion 66 connection 66 darren 66 fish 66 fixed 66 football 66 jan 66
library 66 married 66 mm 66 pa 66 pricing 66 print 66 privacy 66 que 66 updates 66 anti 65 bored 65 boss 65 changing 65 east 65 french 65 ground 65
hired 65 jackie 65 lines 65 lisa 65 meal 65 mistake 65 mom 65 president 65 professional 65 salad 65 shit 65 shot 65 solutions 65 student 65 treat 65
accept 64 brother 64 collect 64 delivered 64 examples 64 fair 64 freedom 64 grand 64 lets 64 mostly 64 normal 64 oil 64 opened 64 organizations 64
perfectly 64 rent 64 sister 64 storage 64 target 64 usual 64 valley 64 west 64 www 64 background 63 base 63 dashboard 63 estimate 63 except 63
execution 63 golf 63 hurt 63 lab 63 obviously 63 pleased 63 remain 63 rugby 63 straight 63 surprised 63 agreed 62 aware 62 brand 62 closed 62 den 62
designers 62 employee 62 hate 62 hill 62 insights 62 italy 62 land 62 mouth 62 previously 62 replace 62 revision 62 somewhere 62 speed 62 standing 62
taxes 62 transfer 62 wont 62 york 62 accessible 61 actors 61 advance 61 alert 61 assistance 61 centered 61 charles 61 chat 61 claims 61 compliance 61
enterprise 61 hoping 61 images 61 interface 61 lovely 61 million 61 participants 61 physical 61 properly 61 reception 61 row 61 sport 61 swing 61
tennis 61 atmosphere 60 broken 60 challenges 60 client 60 clothes 60 commission 60 conditions 60 description 60 die 60 empty 60 exchange 60 fall 60
fuels 60 gift 60 grow 60 growth 60 instructions 60 island 60 liberal 60 literally 60 ms 60 quiet 60 repositories 60 structure 60 sucks 60
traditional 60 trial 60 whenever 60 yup 60 adding 59 bid 59 commit 59 communicate 59 considering 59 contracting 59 forms 59 incident 59 indeed 59
insurance 59 lack 59 nature 59 promise 59 reviews 59 starts 59 tough 59 tracking 59 whom 59 accounts 58 achieve 58 christmas 58 colleagues 58
conduct 58 dry 58 generate 58 journey 58 kitchen 58 lucky 58 nominations 58 official 58 placed 58 princess 58 requested 58 showing 58 smaller 58
solve 58 stakeholders 58 strange 58 students 58 suggested 58 thomas 58 traffic 58 truly 58 ai 57 allowing 57 basic 57 countries 57 cuts 57 describe 57
encourage 57 license 57 media 57 minimum 57 prepared 57 priced 57 relationship 57 seconds 57 speech 57 spring 57 submit 57 typically 57 views 57
wanna 57 worried 57 announced 56 awful 56 bye 56 carry 56 committed 56 components 56 conservative 56 consistent 56 doubt 56 effects 56 evidence 56
format 56 gathering 56 growing 56 healthy 56 hundred 56 innovation 56 interviews 56 kiss 56 majority 56 measure 56 named 56 noticed 56 ought 56
paul 56 programs 56 records 56 salary 56 sites 56 suite 56 topics 56 transaction 56 unify 56 ad 55 booked 55 challenge 55 coffee 55 confident 55
described 55 draw 55 ex 55 experiences 55 fear 55 hire 55 king 55 larger 55 loss 55 material 55 min 55 payment 55 pipe 55 planned 55 policies 55
receiving 55 remove 55 science 55 smoke 55 walked 55 acquisition 54 al 54 australia 54 barely 54 checked 54 collaboration 54 commercial 54
dedicated 54 defined 54 dev 54 effectively 54 fault 54 incredible 54 individuals 54 investment 54 jobs 54 limit 54 luv 54 offered 54 popular 54
primary 54 ring 54 ship 54 shouldn't 54 sight 54 sold 54 ta 54 weekly 54 administration 53 affairs 53 aim 53 alice 53 basically 53 boring 53 button 53
caught 53 checking 53 comment 53 confirmed 53 cook 53 errors 53 europe 53 eventually 53 exciting 53 gordon 53 guidelines 53 h 53 holding 53 host 53
le 53 leaders 53 length 53 map 53 meat 53 occasion 53 reflect 53 savings 53 session 53 universe 53 waited 53 associated 52 australian 52 bottom 52
claim 52 crap 52 death 52 deliveries 52 display 52 familiar 52 fans 52 fire 52 fuck 52 info 52 ken 52 los 52 matters 52 ourselves 52 raise 52
recommended 52 respond 52 sad 52 selling 52 sides 52 society 52 stopped 52 suddenly 52 upset 52 weight 52 actions 51 annual 51 appointment 51 beach 51
books 51 cat 51 centre 51 concern 51 detailed 51 dialogue 51 dozen 51 ending 51 entirely 51 experienced 51 fits 51 laws 51 pieces 51 ranch 51
removed 51 reporting 51 san 51 seed 51 somehow 51 summary 51 un 51 usability 51 visual 51 allen 50 appeared 50 article 50 authority 50 bag 50
committee 50 console 50 decent 50 determined 50 egg 50 expense 50 extend 50 functionality 50 gentleman 50 improvement 50 increased 50 inform 50
keeps 50 laptop 50 leading 50 letting 50 medical 50 names 50 owners 50 ran 50 receipt 50 shipping 50 sources 50 steak 50 understood 50 valid 50
weak 50
`;

const FIELDS = PER_MILLION.trim().split(/[ \n]/);

/** How often a word is met among the tokens of ordinary prose; rarer words are left out. */
export const WORD_RATES: ReadonlyMap<string, number> = new Map(
  FIELDS.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(FIELDS[at + 1]) / 1e6] as const] : [])),
);
