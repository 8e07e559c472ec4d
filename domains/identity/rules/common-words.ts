/**
 * What the passwords of published breaches are mostly made of, letters only: words, names, teams, rows of keys, and what people
 * of hotels and restaurants choose. Numbers, signs and capitals around them add nothing that a guesser does not try.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort motdepasse contrasena contrasenia haslo parol sifre parola passord wachtwoord senha pass passwd pwd
   welcome willkommen bienvenue bienvenido witaj hello hallo bonjour hola merhaba salam letmein login signin admin administrator
   root user username test tester testing guest demo default changeme change secret geheim temp temporary office company
   qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm qwe qweasd qweasdzxc qazwsx
   qazwsxedc wsxedc zaq zaqwsx poiuyt lkjhg mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh abcdefghi aaa aaaa aaaaaaaa xxx xxxx
   iloveyou loveyou ilove love lover lovely iloveu jetaime teamo kocham amour liebe princess prinzessin princesse sunshine sonnenschein
   flower flowers butterfly angel angels baby babygirl sweetheart honey cookie chocolate cheese banana cherry apple orange pepper ginger
   monkey dragon tiger lion eagle falcon panther wolf shadow dog cat puppy kitty horse fish bear lucky master killer hunter ranger
   superman batman spiderman pokemon pikachu naruto starwars matrix ninja samurai warrior legend hero champion winner football fussball
   futbol soccer baseball basketball hockey tennis golf cricket liverpool chelsea arsenal barcelona realmadrid juventus galatasaray
   fenerbahce besiktas bayern benfica manchester united madrid milan ajax celtic rangers london paris berlin madrid lisbon lisboa istanbul
   ankara moscow moskva warszawa krakow dubai america england france germany deutschland espana turkiye polska russia rossiya canada australia
   michael jennifer jessica ashley daniel andrew joshua matthew robert thomas charlie george jordan taylor nicole hannah amanda samantha
   anthony michelle maggie buster daisy bailey max maria marie anna sophie julia laura sarah david alexander sebastian martin andreas stefan
   mohammed muhammad ahmed mustafa mehmet fatima ali omar ivan natasha olga sergey dmitry jakub mateusz agnieszka pierre nicolas camille
   spring summer autumn fall winter fruhling sommer herbst printemps ete automne hiver primavera verano otono invierno
   january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember
   monday tuesday wednesday thursday friday saturday sunday montag dienstag freitag samstag sonntag
   computer internet google facebook instagram windows microsoft samsung iphone android apple linux server database
   freedom trustno whatever nothing something money power music guitar summertime holiday vacation birthday christmas family friend friends
   mother father sister brother daughter maman papa mama mutter vater familie jesus christ god heaven allah blessed blink access
   hotel hotels hostel resort motel restaurant bistro cafe coffee kitchen kuche cuisine cocina chef cook waiter waitress kellner bar barman
   bartender barista reception frontdesk concierge housekeeping manager director staff team crew shift schedule dienstplan breakfast lunch
   dinner food pizza burger sushi pasta wine beer vodka whisky cocktail service customer guestservice booking hospitality hearth`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Rows and patterns of keys that hold digits. */
export const COMMON_ROWS: readonly string[] = [
  '1q2w3e4r5t',
  'q1w2e3r4t5',
  '1qaz2wsx3edc',
  'zaq12wsx',
  'qwe123',
  'abc123',
  'abcd1234',
  '123qwe',
  '12345678910',
  '0987654321',
  'a1b2c3d4e5',
  'aa123456',
];
