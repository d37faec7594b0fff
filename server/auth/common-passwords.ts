// The most frequent passwords of published leaks that are long enough, and some that are frequent in India. Lower case.
export const commonPasswords = new Set(
  `
  00000000 0000000000 01011980 01011990 01012000 01012010 01012011 1029384756 11111111 1111111111 11223344
  11235813 1123581321 12121212 123123123 1232323q 12341234 12344321 1234512345 123454321 1234554321
  123456123 123456654321 12345678 123456789 1234567890 12345678910 123456789a 123456789q 12345qwert
  1234abcd 1234qwer 123654789 123qwe123 123qweasd 123qweasdzxc 12qwaszx 135792468 147258369 147852369
  14789632 1q1q1q1q 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 22222222 31415926 4815162342
  55555555 66666666 741852963 77777777 789456123 87654321 88888888 987654321 9876543210 99999999 a1234567
  a1b2c3d4 aa123456 aaaa1111 aardvark abc12345 abcd1234 abcd@1234 abcdef123 abcdefgh abcdefghi adgjmptw
  admin123 admin1234 admin12345 admin@123 adminadmin administrator airborne airforce airplane alejandr
  aleksandr alexande alexandr anthony1 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl1 asdfqwer
  assassin atlantis babydoll babygirl babylon5 bangalore barcelona baseball baseball1 basketba bigdaddy
  billybob blackcat blahblah blink182 blizzard bluebird bluemoon bobafett bonehead brooklyn buckeyes
  budlight bulldogs butterfl butterfly cadillac cardinal carolina cavalier cdtnkfyf champion changeme
  changeme123 charlie1 charlott cherokee chevelle cheyenne chocolat christia christin christop cjkysirj
  cocacola colorado computer computer1 concrete consumer cooldude corvette creative cricket1 darkness
  darkside darkstar dbrnjhbz default1 defender deftones devildog diamonds dietcoke dolphins dragon123
  drowssap drpepper einstein electric elephant elizabet engineer enterpri eternity explorer facebook
  facebook1 fireball firebird fktrcfylh football football1 freedom1 freepass freeuser fyfcnfcbz ganesha1
  garfield geronimo ghbdtnbr godzilla goldfish google123 greenday guest123 guinness hellfire hello123
  hercules highland hollywoo hongkong icecream iloveyou iloveyou! iloveyou1 iloveyou2 immortal india123
  india@123 indian123 infinity instagram internet internet1 jaimatadi jessica1 jordan23 juventus kawasaki
  kerala123 kingkong krishna1 krishna123 lacrosse lasvegas letmein1 letmein123 letmein2 letmeinnow
  lifehack liverpoo liverpool login123 logitech lollipop lonewolf longhorn loverboy mahadev1 makaveli
  malayalam manchester marathon marlboro maryjane master123 matthew1 maverick mercedes metallic metallica
  michael1 michigan microsoft midnight minecraft mongoose monkey123 montreal morpheus motorola mountain
  mumbai123 musicman mustang1 ncc1701d ncc1701e nintendo omsairam overlord p@ssw0rd p@ssw0rd1 p@ssword
  p@ssword1 pa$$w0rd panthers paradise pass@123 passport passw0rd passw0rd1 password password! password1
  password12 password123 password1234 password12345 password@123 patriots pavilion pearljam peekaboo
  platinum poohbear portugal precious predator presario princess princess1 punkrock q1q1q1q1 q1w2e3r4
  q1w2e3r4t5 q1w2e3r4t5y6 qazwsx123 qazwsxedc qazxswedc qwe123qwe qweasdzxc qweqweqwe qwer1234 qwerty12
  qwerty123 qwerty1234 qwerty12345 qwerty@123 qwertyui qwertyuiop qwertyuiop123 raistlin rajesh123
  redskins redwings renegade rhbcnbyf rockstar rolltide ronaldo7 root1234 rush2112 saibaba1 sairam123
  samantha samsung1 scarface scorpion scotland sebastia secret123 security seminole semperfi serenity
  shamrock sherlock simpsons slipknot snickers snowball softball software spiderma spiderman spitfire
  srinivas stallion stargate startrek starwars steelers stephani stingray sundance sunshine sunshine1
  super123 superfly superman superman1 svetlana sweetpea swimming swordfis swordfish tarheels test1234
  testing123 testtest thailand tottenha trfnthbyf trombone trustno1 trustno1! ultimate user1234 valentin
  valentina verbatim veronika vishnu123 vladimir warcraft waterloo welcome1 welcome123 welcome1234
  welcome@123 werewolf westside whatever whatever1 whatsapp wildcats william1 wolfpack wolverin wordpass
  wrangler yankees1 zaq12wsx zeppelin zxcvbnm1 zxcvbnm123 zxczxczxc
`
    .trim()
    .split(/\s+/),
)
