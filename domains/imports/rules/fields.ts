import type { ImportKind } from '../contract/schemas.ts';

/** One thing that a row can say, and the names that files in eight languages give its column. */
export interface Field {
  readonly key: string;
  /** The column has to be mapped, and each row has to fill it. */
  readonly required: boolean;
  readonly maxLength: number;
  /** Lower-case, without accents, spaces or signs; the likeliest first. */
  readonly names: readonly string[];
}

const field = (key: string, required: boolean, maxLength: number, names: string): Field => ({
  key,
  required,
  maxLength,
  names: [key.replaceAll('_', ''), ...names.split(' ')],
});

const LOCATION_NUMBER =
  'storenumber locationnumber sitenumber restaurantnumber hotelnumber locationid storeid siteid storecode locationcode numeromagasin numerodemagasin numeroetablissement filialnummer standortnummer numerotienda numerodetienda numerolocal numerlokalu numersklepu номермагазина номерточки номерлокации رقمالفرع رقمالموقع رقمالمتجر magazano subeno lokasyonno';
const EMPLOYEE_NUMBER =
  'employeenumber employeeid staffnumber staffid personnelnumber payrollnumber employeeno matricule numeroemploye numerosalarie personalnummer mitarbeiternummer numeroempleado numerodeempleado numerpracownika табельныйномер номерсотрудника رقمالموظف sicilno personelno calisanno';
const POSITION =
  'position role jobtitle job title poste fonction stelle funktion puesto cargo stanowisko должность позиция الوظيفة المسمىالوظيفي pozisyon gorev unvan';
const PHONE =
  'phonenumber phone telephone tel mobile mobilephone numerodetelephone portable telefon telefonnummer handy telefono movil numertelefonu телефон номертелефона الهاتف رقمالهاتف الجوال telefonno';
const CURRENCY = 'currencycode devise monnaie wahrung moneda divisa waluta валюта العملة parabirimi';

const LOCATIONS: readonly Field[] = [
  field('number', true, 60, `${LOCATION_NUMBER} no code numero nummer numer номер الرقم`),
  field(
    'name',
    true,
    200,
    'storename locationname sitename restaurantname hotelname nom nomdumagasin nometablissement bezeichnung filialname standort nombre nombretienda nazwa nazwalokalu название имя наименование الاسم اسمالفرع اسمالموقع ad adi magazaadi subeadi',
  ),
  field(
    'ownership',
    false,
    60,
    'ownershiptype owner ownedby typedepropriete propriete eigentum eigentumsart betriebsform propiedad tipopropiedad wlasnosc formawlasnosci собственность типсобственности الملكية نوعالملكية mulkiyet',
  ),
  field(
    'street',
    false,
    300,
    'streetaddress address address1 addressline1 adresse rue anschrift strasse straße direccion calle adres ulica адрес улица العنوان الشارع cadde',
  ),
  field(
    'city',
    false,
    120,
    'town locality municipality ville commune stadt ort ciudad localidad miasto miejscowosc город المدينة sehir il ilce',
  ),
  field(
    'state',
    false,
    120,
    'stateprovince province region county stateorprovince etat departement bundesland kanton provincia estado comunidad wojewodztwo область регион штат المنطقة الولاية المحافظة eyalet bolge',
  ),
  field(
    'country',
    true,
    120,
    'countrycode pays codepays land landercode pais codigopais kraj kodkraju страна кодстраны الدولة البلد ulke ulkekodu',
  ),
  field(
    'postcode',
    false,
    20,
    'postalcode zip zipcode codepostal plz postleitzahl codigopostal kodpocztowy почтовыйиндекс индекс الرمزالبريدي postakodu',
  ),
  field('phone', false, 60, PHONE),
  field(
    'time_zone',
    false,
    80,
    'timezone tz fuseauhoraire zeitzone zonahoraria strefaczasowa часовойпояс المنطقةالزمنية saatdilimi',
  ),
  field(
    'longitude',
    false,
    30,
    'lng lon long x langengrad longitud dlugoscgeograficzna dlugosc долгота خطالطول boylam',
  ),
  field('latitude', false, 30, 'lat y breitengrad latitud szerokoscgeograficzna szerokosc широта خطالعرض enlem'),
  field('currency', false, 3, CURRENCY),
];

const EMPLOYEES: readonly Field[] = [
  field('number', true, 60, `${EMPLOYEE_NUMBER} no number numero nummer numer номер الرقم`),
  field('first_name', true, 100, 'givenname forename prenom vorname nombre imie имя الاسمالأول الاسم ad adi isim'),
  field(
    'last_name',
    true,
    100,
    'surname familyname nom nomdefamille nachname familienname apellido apellidos nazwisko фамилия اسمالعائلة اللقب soyad soyadi',
  ),
  field(
    'email',
    false,
    254,
    'emailaddress mail courriel adressemail emailadresse correo correoelectronico adresemail почта электроннаяпочта البريدالإلكتروني البريد eposta',
  ),
  field('phone', false, 60, PHONE),
  field(
    'location_number',
    true,
    60,
    `${LOCATION_NUMBER} location store site magasin etablissement filiale tienda lokal магазин الفرع magaza sube`,
  ),
  field('position', true, 100, POSITION),
  field(
    'department',
    false,
    100,
    'team area service abteilung bereich departamento seccion dzial отдел подразделение القسم departman bolum',
  ),
  field(
    'hire_date',
    false,
    40,
    'startdate hiredon datedembauche dateentree datedentree eintrittsdatum eintritt fechaalta fechadeingreso fechacontratacion datazatrudnienia датаприема датанайма تاريخالتعيين isegiristarihi',
  ),
  field(
    'contract_hours',
    false,
    20,
    'hours weeklyhours hoursperweek contractedhours heures heureshebdomadaires heurescontrat wochenstunden vertragsstunden horas horassemanales godziny etat часы часоввнеделю ساعاتالعقد saat haftaliksaat',
  ),
  field(
    'pay_rate',
    false,
    30,
    'rate hourlyrate wage pay hourlypay taux tauxhoraire stundenlohn lohn salariohora tarifa stawka stawkagodzinowa ставка оплата الأجر أجرالساعة ucret saatucreti',
  ),
  field('currency', false, 3, CURRENCY),
  field(
    'birth_date',
    false,
    40,
    'dateofbirth birthday dob datedenaissance naissance geburtsdatum geburtstag fechanacimiento fechadenacimiento dataurodzenia датарождения تاريخالميلاد dogumtarihi',
  ),
];

const SHIFTS: readonly Field[] = [
  field(
    'location_number',
    true,
    60,
    `${LOCATION_NUMBER} location store site magasin etablissement filiale tienda lokal магазин الفرع magaza sube`,
  ),
  field(
    'employee_number',
    false,
    60,
    `${EMPLOYEE_NUMBER} employee staff employe salarie mitarbeiter empleado pracownik сотрудник الموظف calisan personel`,
  ),
  field(
    'date',
    true,
    40,
    'shiftdate day workdate jour datum tag fecha dia data dzien дата день التاريخ اليوم tarih gun',
  ),
  field(
    'start',
    true,
    20,
    'starttime from begin clockin debut heuredebut heurededebut beginn startzeit von inicio horainicio poczatek od начало с البداية وقتالبدء baslangic baslama',
  ),
  field(
    'end',
    true,
    20,
    'endtime to finish until fin heurefin heuredefin ende endzeit bis horafin koniec do конец окончание до النهاية وقتالانتهاء bitis',
  ),
  field('position', true, 100, POSITION),
  field(
    'break_minutes',
    false,
    20,
    'break breaks breaklength unpaidbreak pause pausenminuten descanso przerwa перерыв الاستراحة mola',
  ),
  field(
    'note',
    false,
    500,
    'notes comment comments remarque commentaire notiz bemerkung nota comentario notatka uwagi заметка комментарий ملاحظة ملاحظات not aciklama',
  ),
];

/** The fields of each kind of file, in the order in which the pages list them. */
export const FIELDS: Readonly<Record<ImportKind, readonly Field[]>> = { LOCATIONS, EMPLOYEES, SHIFTS };
