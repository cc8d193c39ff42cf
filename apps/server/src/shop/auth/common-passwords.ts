import { toSlug } from '../../demo/slug.js';
import { swapLayout } from '../search/keyboard-layout.js';

/**
 * The passwords that attackers try first and that the rule of S1 §5 accepts, in lower case: from published leaks,
 * Russian ones among them.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  000000a 000000q 00000a 0p9o8i7u 101010a 1029384756q 11111111a 1111111a 111111a 111111q 111111z 11111a 11111q 1111aaaa
  1111qqqq 111aaa 111qqq 11223344a 112233a 112233q 121212a 123123a 123123q 123123qwe 123123qweqwe 123123z 123321a 123321q
  123321qwe 123321z 1234567890a 1234567890q 12345678910a 123456789a 123456789d 123456789k 123456789m 123456789q 123456789s
  123456789z 12345678a 12345678n 12345678q 12345678s 12345678z 1234567a 1234567q 1234567s 1234567z 123456a 123456aa 123456ab
  123456abc 123456as 123456b 123456c 123456d 123456k 123456m 123456q 123456qq 123456qwerty 123456s 123456w 123456x 123456z
  12345a 12345aa 12345abc 12345abcde 12345q 12345qw 12345qwe 12345qwert 12345qwerty 12345s 12345z 1234abcd 1234asdf 1234qwer
  1234qwerty 1234zxcv 123654a 123abc 123abc123 123asd 123asd123 123qwe 123qwe123 123qweasd 123qweasdzxc 123qwerty 123zxc
  12qw34er 12qwas 12qwaszx 12qwer34 12qwerty 131313a 147258a 147852a 159357a 159753a 1a1a1a 1a2a3a 1a2a3a4a 1a2b3c 1a2b3c4d
  1a2s3d 1a2s3d4f 1gfhjkm 1q1q1q 1q1q1q1q 1q2q3q 1q2w1q2w 1q2w3e 1q2w3e1q2w3e 1q2w3e4 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 1qw23e 1qw23er4 1qwerty
  1x2x3x 1z2x3c 1z2x3c4v 222222a 232323a 2wsx3edc 2wsxzaq1 321ewq 321qwe 3edc4rfv 4r5t6y 555555a 5t6y7u 654321a 654321q 666666a
  741852a 777777a 777777q 789456123a 789456a 7u8i9o0p 987654321a 999999a a12345 a123456 a1234567 a12345678 a123456789
  a1234567890 a1a1a1 a1a1a1a1 a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4 a1s2d3f4g5 aa1234 aa12345 aa123456 aa12345678
  aa123456789 aaa111 aaa123 aaa12345 aaa123456 aaaa1111 aaaaa1 aaaaaa1 aaaaaa11 aab123 abc123 abc1234 abc12345 abc123456
  abc1234567 abc12345678 abc123456789 abc123abc abc321 abcabc1 abcabc123 abcd123 abcd1234 abcd12345 abcd123456 abcde123
  abcde12345 abcdef1 abcdef12 abcdef123 abcdefg1 abcdefg123 admin01 admin1 admin12 admin123 admin1234 admin12345 admin123456
  admin2020 admin2024 admin2025 adminadmin1 administrator1 administrator123 aleksandr1 aleksandr123 aleksey1 alena1 alena123
  alex12 alex123 alex1234 alex12345 alexander1 alexandr1 alexey1 alexey123 alina1 alina12 alina123 anastasia1 anastasiya1
  andrei1 andrei123 andrew1 andrew123 andrey1 andrey12 andrey123 angel1 angel12 angel123 anna12 anna123 anna1234 anthony1
  anton1 anton12 anton123 anton1234 anya123 arsenal1 arsenal123 artem1 artem12 artem123 artem1234 artem1995 artem2010 artyom1
  asd123 asd1234 asd12345 asd123asd asdasd1 asdasd123 asdf123 asdf1234 asdf12345 asdfg123 asdfgh1 asdfgh12 asdfgh123 asdfghjkl1
  asdfghjkl123 asdqwe123 ashley1 ashley123 asshole1 audi100 audi80 audia4 audia6 autumn2024 autumn2025 b123456 baba123 baby123
  babyboy1 babygirl1 banana1 barcelona1 barcelona10 barsik1 barsik123 baseball1 baseball123 basketball1 batman1 batman12
  batman123 beauty1 bitch1 blink182 bmw123 bmw525 bmwx6m5 boris1 buster1 buster123 c123456 cccp1917 changeme1 changeme123
  charlie1 charlie123 cheburashka1 cheese1 chelsea1 chelsea123 chocolate1 computer1 computer123 cookie1 cookie123 cool123
  corvette1 counter1 cs16cs16 csgo123 cska123 cska1911 cxz321 d123456 daniel1 daniel123 daniil1 danil1 danil123 danila1 darya1
  dasha1 dasha12 dasha123 ddd123 default1 demo123 demo1234 denis1 denis12 denis123 denis1234 diana1 diana123 dima12 dima123
  dima1234 dima12345 dima1995 dima2010 dinamo1 dinamo1923 dmitriy1 dmitriy123 dmitry1 doroga1 dota123 dota2dota2 dragon1
  dragon12 dragon123 drakon1 drakon123 dsa321 e123456 e3r4t5y6 eagle1 eee111 egor12 egor123 egor1234 ekaterina1 elena1 elena12
  elena123 evgeniy1 ewq321 f123456 facebook1 facebook123 family1 family123 father1 ferrari1 flower1 flower123 football1
  football12 football123 freedom1 freedom123 friend1 friends1 friends123 fuckyou1 fuckyou123 fuckyou2 g123456 galina1 galina123
  gfhjkm1 gfhjkm12 gfhjkm123 gfhjkm1234 gfhjkm12345 gfhjkmgfhjkm1 ghbdtn1 ghbdtn12 ghbdtn123 ginger1 gleb123 golden1 google1
  google123 grisha1 gta123 gta5gta5 guest123 guest1234 guitar1 h123456 h4x0r1 happy1 happy123 harley1 heaven1 hello1 hello12
  hello123 hello1234 hello12345 hello2 hockey1 hockey12 hockey123 hockey99 hunter1 hunter12 hunter123 hunter2 i123456 igor12
  igor123 igor1234 ilove1 iloveu1 iloveu2 iloveyou1 iloveyou12 iloveyou123 iloveyou2 ilya12 ilya123 ilya1234 internet1
  internet123 iphone1 iphone11 iphone12 iphone5 iphone6 iphone7 irina1 irina12 irina123 ivan12 ivan123 ivan1234 ivan12345
  ivanov1 ivanov123 j123456 jenya123 jessica1 jesus1 jesus123 jordan1 jordan123 jordan23 joshua1 julia1 julia123 juventus1
  k123456 kaktus1 kamaz1 kate123 katya1 katya12 katya123 kazan1 killer1 killer12 killer123 kirill1 kirill12 kirill123 kolya123
  kompot1 koshka1 koshka123 kostya1 kostya123 kot123 kotenok1 kotik1 kotik123 krasotka1 kristina1 kristina123 kroshka1 ksenia1
  kseniya1 l123456 lada2107 lada2109 lada2110 lapochka1 larisa1 lena12 lena123 lena1234 lesha123 letmein1 letmein12 letmein123
  letmein2 linkedin1 linux123 liverpool1 liverpool123 lkjhgf123 login123 login1234 lokomotiv1 lol123 lol12345 lol123456 london1
  love11 love12 love123 love1234 love12345 love1986 love1990 love2010 love2you lovely1 loveme1 loveme123 lover1 lublu1 lubov1
  lucky1 lucky13 lucky7 lucky777 ludmila1 lyubov1 m123456 magazin1 magazin123 mailru1 mailru123 maks123 maksim1 maksim12
  maksim123 maksim1234 malish1 malysh1 mama12 mama123 mama1234 mama12345 mamapapa1 mamapapa123 maria1 maria123 marina1 marina12
  marina123 marina1985 mariya1 mark123 masha1 masha12 masha123 masha1234 master01 master1 master12 master123 matrix1 matrix123
  matthew1 max123 max1234 maxim1 maxim12 maxim123 medved1 mercedes1 messi10 michael1 michael123 michelle1 mihail1 mikhail1
  minecraft1 minecraft123 misha1 misha12 misha123 mnbvcxz1 money1 money123 monkey1 monkey12 monkey123 moscow1 moscow123 moskva1
  moskva12 moskva123 moskva77 mother1 murat123 murka1 murzik1 music1 mustang1 n00b123 n123456 naruto1 naruto123 nastya1
  nastya12 nastya123 nastya1995 nastya2000 natasha1 natasha12 natasha123 nicole1 nicole123 nikita1 nikita12 nikita123
  nikita1995 nikita2000 nikolai1 nikolay1 ninja1 ninja123 nissan1 nissan350z nokia1 nokia123 nokia3310 nokia5800 nokia6300
  o123456 odnoklassniki1 oksana1 oksana123 oleg12 oleg123 oleg1234 olga12 olga123 olga1234 olya123 orange1 orange123 p123456
  p4ssw0rd p4ssword pa55w0rd pa55word papa123 papa1234 paris1 parol1 parol12 parol123 parol1234 parol12345 parol123456
  parol1parol parol2024 parol2025 parol2026 pasha1 pasha123 pass123 pass1234 pass12345 pass123456 passw0rd passw0rd1 passwor1
  password01 password1 password11 password12 password123 password1234 password12345 password2 password2020 password2021
  password2022 password2023 password2024 password2025 password2026 password3 password7 password99 pavel1 pavel123 pchelka1
  peace1 pepper1 piter1 piter78 piter812 poiuyt123 pokemon1 pokemon123 polina1 polina123 porsche1 porsche911 power1 princess1
  princess12 princess123 privet1 privet12 privet123 privet1234 privet12345 purple1 pussy69 putin1 putin123 q12345 q123456
  q1234567 q12345678 q123456789 q1q1q1 q1q1q1q1 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qaz123 qaz12345 qaz1wsx2
  qaz2wsx qazwsx1 qazwsx12 qazwsx123 qazwsx1234 qazwsxedc1 qazwsxedc123 qq123123 qq1234 qq12345 qq123456 qqq111 qqq123 qqqq1111
  qqqqqq1 qwaszx1 qwaszx12 qwe123 qwe1234 qwe12345 qwe123456 qwe123qwe qwe321 qweasd123 qweasdzxc1 qweasdzxc123 qweqwe1
  qweqwe12 qweqwe123 qwer123 qwer1234 qwer12345 qwerasdf1 qwerasdf1234 qwert1 qwert12 qwert123 qwert12345 qwerty00 qwerty01
  qwerty1 qwerty10 qwerty11 qwerty111 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1234567 qwerty12345678
  qwerty123456789 qwerty13 qwerty2 qwerty2020 qwerty2021 qwerty2022 qwerty2023 qwerty2024 qwerty2025 qwerty2026 qwerty21
  qwerty22 qwerty23 qwerty321 qwerty7 qwerty77 qwerty777 qwerty88 qwerty99 qwertyqwerty1 qwertyuiop1 qwertyuiop123 r123456
  r2d2c3po rambler1 rambler123 realmadrid1 robert1 robert123 rockyou1 roma123 roma1234 roman1 roman12 roman123 roman1234
  ronaldo1 ronaldo7 root123 root1234 root12345 rossia1 rossiya1 rossiya123 ruslan1 ruslan12 ruslan123 russia1 russia12
  russia123 russia2014 russia2018 rustam1 s12345 s123456 s1234567 samara1 samara63 samsung1 samsung12 samsung123 samsung1234
  samsung2010 sasha1 sasha12 sasha123 sasha1234 sasha12345 secret1 secret12 secret123 secret1234 semya1 serega1 serega123
  sergei1 sergei123 sergey1 sergey12 sergey123 sexy123 shadow1 shadow12 shadow123 shop123 sibir1 sibir123 silver1 slava1
  slava12 slava123 smile1 smile123 sobaka1 sobaka123 soccer1 soccer12 soccer123 sochi2014 sofia1 solnce1 solnce123 solnyshko1
  sonya1 sonya123 spartak1 spartak12 spartak123 spartak1922 spb812 spiderman1 spiderman123 sport1 sport12 sport123 spring2024
  spring2025 sss111 sssr1922 stalin1 stalker1 stalker123 stalker2 starwars1 starwars123 stas123 stas1234 stepan1 summer1
  summer12 summer123 summer2024 summer2025 sunshine1 sunshine12 sunshine123 super123 superman1 superman123 sveta1 sveta123
  svetlana1 svetlana123 t123456 tachka1 tanya1 tanya123 tatiana1 tatyana1 temp123 temp1234 test01 test11 test12 test123
  test1234 test12345 test123456 tester1 tester123 testtest1 testtest123 thomas1 tiger1 tiger123 tigger1 timur1 timur123 toor123
  toyota1 tropa1 tropa12 tropa123 tropa1234 trustno1 ural123 user123 user1234 user12345 ussr1991 v123456 valentina1 vanya1
  vanya123 vaz2106 vaz2107 vaz2109 vaz21099 vaz2110 vaz2112 victor1 victor123 victoria1 vika12 vika123 vika1234 viktor1
  viktor123 viktoria1 viktoriya1 vk1234 vkontakte1 vkontakte123 vlad12 vlad123 vlad1234 vlad12345 vladik1 vladimir1 vladimir123
  vladislav1 volga1 vova12 vova123 vova1234 w123456 w2e3r4t5 welcome01 welcome1 welcome12 welcome123 welcome2 whatever1
  windows1 windows10 windows7 winter1 winter123 winter2024 winter2025 wow123 wow12345 www123 x12345 x123456 xsw21qaz xxx111
  xxx123 xyz123 y123456 yamaha1 yamaha123 yandex1 yandex123 yankees1 yulia1 yulia123 yura123 yuriy1 z12345 z123456 z1234567
  z12345678 z123456789 z1x2c3 z1x2c3v4 zaika1 zaika123 zaq123 zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsx123 zenit1 zenit12 zenit123
  zenit1925 zenit2008 zhenya1 zidane10 zvezda1 zvezda123 zxc123 zxc1234 zxc12345 zxcv123 zxcv1234 zxcvb123 zxcvbn1 zxcvbn12
  zxcvbn123 zxcvbnm1 zxcvbnm12 zxcvbnm123 zxczxc123 zzz111 zzz123
`
    .trim()
    .split(/\s+/),
);

/**
 * Whether a password is one of the most common, case-insensitively. Where other letters are allowed
 * (`PASSWORD_RULE=strict`), so are the same ones typed in the Russian layout («йцукен123») and in Russian («пароль123»).
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  if (commonPasswords.has(typed)) return true;
  if (!/[а-яё]/.test(typed)) return false;
  // Transliterated only where that is unambiguous. Names end in «й», which the lists spell as y.
  const inLatinLetters = /^[а-яё\d]+$/.test(typed) ? toSlug(typed).replaceAll('j', 'y') : '';
  const inLatinLayout = swapLayout(typed) ?? '';
  return commonPasswords.has(inLatinLayout) || commonPasswords.has(inLatinLetters);
}
