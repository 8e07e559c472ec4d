/**
 * English names of regions by the codes of ISO 3166-2, with withdrawn codes that files still use (France's letters,
 * Norway's old counties). A code that is not here is its own name.
 */
const NAMES: Readonly<Record<string, string>> = {
  AD: '7 Andorra la Vella',
  AE: 'AJ Ajman|AZ Abu Dhabi|DU Dubai|FU Fujairah|RK Ras Al Khaimah|SH Sharjah|UQ Umm Al Quwain',
  AR: 'A Salta|B Buenos Aires Province|C Buenos Aires|D San Luis|E Entre Ríos|F La Rioja|G Santiago del Estero|H Chaco|J San Juan|K Catamarca|L La Pampa|M Mendoza|N Misiones|P Formosa|Q Neuquén|R Río Negro|S Santa Fe|T Tucumán|U Chubut|V Tierra del Fuego|W Corrientes|X Córdoba|Y Jujuy|Z Santa Cruz',
  AT: '1 Burgenland|2 Carinthia|3 Lower Austria|4 Upper Austria|5 Salzburg|6 Styria|7 Tyrol|8 Vorarlberg|9 Vienna',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  AZ: 'BA Baku|SAB Sabirabad',
  BE: 'BRU Brussels|VAN Antwerp|VBR Flemish Brabant|VLG Flanders|VLI Limburg|VOV East Flanders|VWV West Flanders|WAL Wallonia|WBR Walloon Brabant|WHT Hainaut|WLG Liège|WLX Luxembourg|WNA Namur',
  BG: '2 Burgas|3 Varna|16 Plovdiv|22 Sofia City|23 Sofia Province',
  BH: '13 Capital|14 Southern|15 Muharraq|17 Northern',
  BN: 'BE Belait|BM Brunei-Muara|TE Temburong|TU Tutong',
  BO: 'C Cochabamba|L La Paz|S Santa Cruz',
  BR: 'AC Acre|AL Alagoas|AM Amazonas|AP Amapá|BA Bahia|CE Ceará|DF Federal District|ES Espírito Santo|GO Goiás|MA Maranhão|MG Minas Gerais|MS Mato Grosso do Sul|MT Mato Grosso|PA Pará|PB Paraíba|PE Pernambuco|PI Piauí|PR Paraná|RJ Rio de Janeiro|RN Rio Grande do Norte|RO Rondônia|RR Roraima|RS Rio Grande do Sul|SC Santa Catarina|SE Sergipe|SP São Paulo|TO Tocantins',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  CH: 'AG Aargau|AI Appenzell Innerrhoden|AR Appenzell Ausserrhoden|BE Bern|BL Basel-Landschaft|BS Basel-Stadt|FR Fribourg|GE Geneva|GL Glarus|GR Grisons|JU Jura|LU Lucerne|NE Neuchâtel|NW Nidwalden|OW Obwalden|SG St. Gallen|SH Schaffhausen|SO Solothurn|SZ Schwyz|TG Thurgau|TI Ticino|UR Uri|VD Vaud|VS Valais|ZG Zug|ZH Zurich',
  CL: 'AN Antofagasta|BI Biobío|CO Coquimbo|LI O’Higgins|LL Los Lagos|LR Los Ríos|MA Magallanes|ML Maule|RM Santiago Metropolitan|TA Tarapacá|VS Valparaíso',
  CN: '11 Beijing|12 Tianjin|13 Hebei|14 Shanxi|15 Inner Mongolia|21 Liaoning|22 Jilin|23 Heilongjiang|31 Shanghai|32 Jiangsu|33 Zhejiang|34 Anhui|35 Fujian|36 Jiangxi|37 Shandong|41 Henan|42 Hubei|43 Hunan|44 Guangdong|45 Guangxi|46 Hainan|50 Chongqing|51 Sichuan|52 Guizhou|53 Yunnan|54 Tibet|61 Shaanxi|62 Gansu|63 Qinghai|64 Ningxia|65 Xinjiang|71 Taiwan|91 Hong Kong|92 Macao',
  CO: 'ANT Antioquia|DC Bogotá|VAC Valle del Cauca',
  CR: 'A Alajuela|C Cartago|G Guanacaste|H Heredia|L Limón|P Puntarenas|SJ San José',
  CY: '1 Nicosia|2 Limassol|3 Larnaca|4 Famagusta|5 Paphos|6 Kyrenia',
  CZ: 'JM South Moravia|MO Moravia-Silesia|PR Prague',
  DE: 'BB Brandenburg|BE Berlin|BW Baden-Württemberg|BY Bavaria|HB Bremen|HE Hesse|HH Hamburg|MV Mecklenburg-Western Pomerania|NI Lower Saxony|NW North Rhine-Westphalia|RP Rhineland-Palatinate|SH Schleswig-Holstein|SL Saarland|SN Saxony|ST Saxony-Anhalt|TH Thuringia',
  DK: '81 North Jutland|82 Central Jutland|83 Southern Denmark|84 Capital Region|85 Zealand',
  EG: 'ALX Alexandria|C Cairo|GZ Giza|JS South Sinai',
  ES: 'A Alicante|AB Albacete|AN Andalusia|AR Aragon|AS Asturias|B Barcelona|BI Biscay|C A Coruña|CB Cantabria|CL Castile and León|CM Castilla-La Mancha|CN Canary Islands|CT Catalonia|EX Extremadura|GA Galicia|IB Balearic Islands|M Madrid|MA Málaga|MC Region of Murcia|MD Community of Madrid|MU Murcia|NC Navarre|PV Basque Country|RI La Rioja|SE Seville|SS Gipuzkoa|V Valencia|VC Valencian Community|Z Zaragoza',
  FI: '18 Uusimaa|ES Southern Finland',
  FR: 'A Alsace|ARA Auvergne-Rhône-Alpes|B Aquitaine|BFC Bourgogne-Franche-Comté|BRE Brittany|C Auvergne|COR Corsica|CVL Centre-Val de Loire|D Burgundy|E Brittany|F Centre|G Champagne-Ardenne|GES Grand Est|H Corsica|HDF Hauts-de-France|I Franche-Comté|IDF Île-de-France|J Île-de-France|K Languedoc-Roussillon|L Limousin|M Lorraine|N Midi-Pyrénées|NAQ Nouvelle-Aquitaine|NOR Normandy|O Nord-Pas-de-Calais|OCC Occitania|P Lower Normandy|PAC Provence-Alpes-Côte d’Azur|PDL Pays de la Loire|Q Upper Normandy|R Pays de la Loire|S Picardy|T Poitou-Charentes|U Provence-Alpes-Côte d’Azur|V Rhône-Alpes',
  GB: 'ENG England|NIR Northern Ireland|SCT Scotland|WLS Wales',
  GR: 'A1 Attica|B Central Macedonia|I Attica|L South Aegean|M Crete',
  GT: 'GU Guatemala',
  HU: 'BU Budapest',
  ID: 'BA Bali|BT Banten|JB West Java|JI East Java|JK Jakarta|JT Central Java|JW Java|KA Kalimantan|KI East Kalimantan|NU Nusa Tenggara|RI Riau|SL Sulawesi|SM Sumatra|SN South Sulawesi|SS South Sumatra|SU North Sumatra|YO Yogyakarta',
  IE: 'C Connacht|L Leinster|M Munster|U Ulster',
  IN: 'AP Andhra Pradesh|AS Assam|BR Bihar|CH Chandigarh|DL Delhi|GA Goa|GJ Gujarat|HR Haryana|KA Karnataka|KL Kerala|MH Maharashtra|MP Madhya Pradesh|PB Punjab|RJ Rajasthan|TG Telangana|TN Tamil Nadu|TS Telangana|UP Uttar Pradesh|WB West Bengal',
  IT: '21 Piedmont|25 Lombardy|34 Veneto|36 Friuli-Venezia Giulia|42 Liguria|45 Emilia-Romagna|52 Tuscany|55 Umbria|57 Marche|62 Lazio|65 Abruzzo|67 Molise|72 Campania|75 Apulia|77 Basilicata|78 Calabria|82 Sicily|88 Sardinia',
  JO: 'AM Amman|IR Irbid',
  JP: '1 Hokkaido|2 Aomori|3 Iwate|4 Miyagi|5 Akita|6 Yamagata|7 Fukushima|8 Ibaraki|9 Tochigi|10 Gunma|11 Saitama|12 Chiba|13 Tokyo|14 Kanagawa|15 Niigata|16 Toyama|17 Ishikawa|18 Fukui|19 Yamanashi|20 Nagano|21 Gifu|22 Shizuoka|23 Aichi|24 Mie|25 Shiga|26 Kyoto|27 Osaka|28 Hyogo|29 Nara|30 Wakayama|31 Tottori|32 Shimane|33 Okayama|34 Hiroshima|35 Yamaguchi|36 Tokushima|37 Kagawa|38 Ehime|39 Kochi|40 Fukuoka|41 Saga|42 Nagasaki|43 Kumamoto|44 Oita|45 Miyazaki|46 Kagoshima|47 Okinawa',
  KH: '12 Phnom Penh',
  KR: '11 Seoul|26 Busan|27 Daegu|28 Incheon|29 Gwangju|30 Daejeon|31 Ulsan|41 Gyeonggi|42 Gangwon|43 North Chungcheong|44 South Chungcheong|45 North Jeolla|46 South Jeolla|47 North Gyeongsang|48 South Gyeongsang|49 Jeju|50 Sejong',
  KW: 'AH Al Ahmadi|FA Al Farwaniyah|HA Hawalli|JA Al Jahra|KU Capital|MU Mubarak Al-Kabeer',
  KZ: 'ALA Almaty|AST Astana',
  LB: 'AS North Lebanon|BA Beirut|BI Beqaa|JA South Lebanon|JL Mount Lebanon',
  LU: 'L Luxembourg',
  MX: 'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHH Chihuahua|CHP Chiapas|CMX Mexico City|COA Coahuila|COL Colima|DIF Mexico City|DUR Durango|GRO Guerrero|GUA Guanajuato|HID Hidalgo|JAL Jalisco|MEX State of Mexico|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SIN Sinaloa|SLP San Luis Potosí|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas',
  MY: '1 Johor|2 Kedah|3 Kelantan|4 Malacca|5 Negeri Sembilan|6 Pahang|7 Penang|8 Perak|9 Perlis|10 Selangor|11 Terengganu|12 Sabah|13 Sarawak|14 Kuala Lumpur|15 Labuan|16 Putrajaya',
  NL: 'DR Drenthe|FL Flevoland|FR Friesland|GE Gelderland|GR Groningen|LI Limburg|NB North Brabant|NH North Holland|OV Overijssel|UT Utrecht|ZE Zeeland|ZH South Holland',
  NO: '2 Akershus|3 Oslo|6 Buskerud|11 Rogaland|12 Hordaland|16 Sør-Trøndelag|17 Nord-Trøndelag',
  NZ: 'AUK Auckland|CAN Canterbury|N North Island|S South Island|WGN Wellington',
  OM: 'MA Muscat|MU Musandam',
  PA: '1 Bocas del Toro|8 Panamá',
  PE: 'ARE Arequipa|CAJ Cajamarca|CUS Cusco|ICA Ica|JUN Junín|LAL La Libertad|LAM Lambayeque|LIM Lima Region|LMA Lima|PIU Piura',
  PH: '0 National Capital Region|1 Ilocos|2 Cagayan Valley|3 Central Luzon|5 Bicol|6 Western Visayas|7 Central Visayas|8 Eastern Visayas|9 Zamboanga Peninsula|10 Northern Mindanao|11 Davao|12 Soccsksargen|13 Caraga|40 Calabarzon|41 Mimaropa',
  PL: 'DS Lower Silesia|KP Kuyavia-Pomerania|LB Lubusz|LD Łódź|LU Lublin|MA Lesser Poland|MZ Masovia|OP Opole|PD Podlaskie|PK Subcarpathia|PM Pomerania|SK Holy Cross|SL Silesia|WN Warmia-Masuria|WP Greater Poland|ZP West Pomerania',
  PR: 'PR Puerto Rico',
  PT: '1 Aveiro|2 Beja|3 Braga|4 Bragança|5 Castelo Branco|6 Coimbra|7 Évora|8 Faro|9 Guarda|10 Leiria|11 Lisbon|12 Portalegre|13 Porto|14 Santarém|15 Setúbal|16 Viana do Castelo|17 Vila Real|18 Viseu|20 Azores|30 Madeira',
  QA: 'DA Doha',
  RO: 'B Bucharest|BC Bacău|BV Brașov|CJ Cluj|CT Constanța|DJ Dolj|IS Iași|PH Prahova|SB Sibiu|TM Timiș',
  RU: 'KDA Krasnodar|MOS Moscow Region|MOW Moscow|ROS Rostov|SAM Samara|SPE Saint Petersburg|SVE Sverdlovsk|TYU Tyumen|YAR Yaroslavl',
  SA: '1 Riyadh|2 Mecca|3 Medina|4 Eastern Province|5 Qassim|6 Hail|7 Tabuk|8 Northern Borders|9 Jazan|10 Najran|11 Al Bahah|12 Al Jawf|14 Asir',
  SE: 'AB Stockholm|C Uppsala|M Skåne|O Västra Götaland|U Västmanland',
  SG: '1 Central Singapore|2 North East|3 North West|4 South East|5 South West',
  SK: 'BL Bratislava',
  SV: 'LI La Libertad|SA Santa Ana|SS San Salvador',
  TH: '10 Bangkok|11 Samut Prakan|12 Nonthaburi|13 Pathum Thani|14 Phra Nakhon Si Ayutthaya|16 Lopburi|20 Chonburi|21 Rayong|24 Chachoengsao|30 Nakhon Ratchasima|31 Buriram|32 Surin|34 Ubon Ratchathani|40 Khon Kaen|41 Udon Thani|43 Nong Khai|44 Maha Sarakham|45 Roi Et|50 Chiang Mai|52 Lampang|57 Chiang Rai|60 Nakhon Sawan|65 Phitsanulok|70 Ratchaburi|73 Nakhon Pathom|74 Samut Sakhon|77 Prachuap Khiri Khan|80 Nakhon Si Thammarat|81 Krabi|83 Phuket|84 Surat Thani|90 Songkhla|S Pattaya',
  TR: '1 Adana|3 Afyonkarahisar|6 Ankara|7 Antalya|9 Aydın|10 Balıkesir|11 Bilecik|16 Bursa|17 Çanakkale|20 Denizli|21 Diyarbakır|26 Eskişehir|27 Gaziantep|31 Hatay|32 Isparta|33 Mersin|34 Istanbul|35 İzmir|38 Kayseri|41 Kocaeli|42 Konya|48 Muğla|54 Sakarya|55 Samsun',
  TT: 'CHA Chaguanas|POS Port of Spain|SFO San Fernando',
  TW: 'CHA Changhua|CYI Chiayi City|CYQ Chiayi County|HSQ Hsinchu County|HSZ Hsinchu City|HUA Hualien|ILA Yilan|KEE Keelung|KHH Kaohsiung|MIA Miaoli|NAN Nantou|NWT New Taipei|PEN Penghu|PIF Pingtung|TAO Taoyuan|TNN Tainan|TNQ Tainan County|TPE Taipei|TPQ New Taipei|TTT Taitung|TXG Taichung|TXQ Taichung County|YUN Yunlin',
  US: 'AK Alaska|AL Alabama|AR Arkansas|AZ Arizona|CA California|CO Colorado|CT Connecticut|DC District of Columbia|DE Delaware|FL Florida|GA Georgia|HI Hawaii|IA Iowa|ID Idaho|IL Illinois|IN Indiana|KS Kansas|KY Kentucky|LA Louisiana|MA Massachusetts|MD Maryland|ME Maine|MI Michigan|MN Minnesota|MO Missouri|MS Mississippi|MT Montana|NC North Carolina|ND North Dakota|NE Nebraska|NH New Hampshire|NJ New Jersey|NM New Mexico|NV Nevada|NY New York|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VA Virginia|VT Vermont|WA Washington|WI Wisconsin|WV West Virginia|WY Wyoming',
  VN: 'HN Hanoi|SG Ho Chi Minh City',
  ZA: 'EC Eastern Cape|GP Gauteng|GT Gauteng|KZN KwaZulu-Natal|WC Western Cape',
};

/** A region of a country: its code as lists write it, and its name. */
export interface Region {
  readonly code: string;
  readonly name: string;
}

const KNOWN = new Map(
  Object.entries(NAMES).flatMap(([country, list]) =>
    list.split('|').flatMap((item): [string, Region][] => {
      const space = item.indexOf(' ');
      const region = { code: item.slice(0, space), name: item.slice(space + 1) };
      return [
        [`${country} ${region.name.toUpperCase()}`, region],
        [`${country} ${region.code}`, region],
      ];
    }),
  ),
);

/** Finds a region by code (`ca`, `07`) or name (`California`); an unknown one keeps the cell's text. */
export function findRegion(country: string, cell: string): Region | { readonly code: null; readonly name: null } {
  if (cell === '') return { code: null, name: null };
  const code = cell.toUpperCase().replace(/^0+(?=\d)/, '');
  return KNOWN.get(`${country} ${code}`) ?? { code, name: cell };
}
