import type { ImportKind } from '../contract/schemas.ts';

/** Names that several kinds of file give a column alike. */
const LOCATION_NUMBER =
  'storenumber locationnumber sitenumber restaurantnumber hotelnumber locationid storeid siteid storecode locationcode numeromagasin numerodemagasin numeroetablissement filialnummer standortnummer numerotienda numerodetienda numerolocal numerlokalu numersklepu номермагазина номерточки номерлокации رقمالفرع رقمالموقع رقمالمتجر magazano subeno lokasyonno numerodelocal numerodetablissement номерзаведения isletmenumarasi';
const EMPLOYEE_NUMBER =
  'employeenumber employeeid staffnumber staffid personnelnumber payrollnumber employeeno matricule numeroemploye numerosalarie personalnummer mitarbeiternummer numeroempleado numerodeempleado numerpracownika табельныйномер номерсотрудника رقمالموظف sicilno personelno calisanno numerodepersonal numerpracowniczy الرقمالوظيفي sicilnumarasi';
const POSITION =
  'position role jobtitle job title poste fonction stelle funktion puesto cargo stanowisko должность позиция الوظيفة المسمىالوظيفي pozisyon gorev unvan';
const PHONE =
  'phonenumber phone telephone tel mobile mobilephone numerodetelephone portable telefon telefonnummer handy telefono movil numertelefonu телефон номертелефона الهاتف رقمالهاتف الجوال telefonno';
const CURRENCY = 'currencycode devise monnaie wahrung moneda divisa waluta валюта العملة parabirimi';

/**
 * What files in eight languages call the column of a field: lower-case, without accents, spaces or signs; the likeliest
 * first. The field's own key counts as its first name.
 */
export const COLUMN_NAMES: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  LOCATIONS: {
    number: `${LOCATION_NUMBER} no code numero nummer numer номер الرقم`,
    name: 'storename locationname sitename restaurantname hotelname nom nomdumagasin nometablissement bezeichnung filialname standort nombre nombretienda nazwa nazwalokalu название имя наименование الاسم اسمالفرع اسمالموقع ad adi magazaadi subeadi',
    street:
      'streetaddress address address1 addressline1 adresse rue anschrift strasse straße direccion calle adres ulica адрес улица العنوان الشارع cadde',
    city: 'town locality municipality ville commune stadt ort ciudad localidad miasto miejscowosc город المدينة sehir il ilce',
    state:
      'stateprovince province region county stateorprovince etat departement bundesland kanton provincia estado comunidad wojewodztwo область регион штат المنطقة الولاية المحافظة eyalet bolge',
    country:
      'countrycode pays codepays land landercode pais codigopais kraj kodkraju страна кодстраны الدولة البلد ulke ulkekodu',
    postcode:
      'postalcode zip zipcode codepostal plz postleitzahl codigopostal kodpocztowy почтовыйиндекс индекс الرمزالبريدي postakodu',
    phone: PHONE,
    time_zone: 'timezone tz fuseauhoraire zeitzone zonahoraria strefaczasowa часовойпояс المنطقةالزمنية saatdilimi',
    longitude: 'lng lon long x langengrad longitud dlugoscgeograficzna dlugosc долгота خطالطول boylam',
    latitude: 'lat y breitengrad latitud szerokoscgeograficzna szerokosc широта خطالعرض enlem',
    currency: CURRENCY,
    ownership:
      'ownershiptype owner operator operatedby modedexploitation typedexploitation betriebsform eigentum betreibermodell tipodepropiedad propiedad regimen formawlasnosci wlasnosc формасобственности собственность نوعالملكية الملكية sahiplikturu sahiplik isletmeturu',
  },
  EMPLOYEES: {
    number: `${EMPLOYEE_NUMBER} no number numero nummer numer номер الرقم`,
    first_name: 'givenname forename prenom vorname nombre imie имя الاسمالأول الاسم ad adi isim',
    last_name:
      'surname familyname nom nomdefamille nachname familienname apellido apellidos nazwisko фамилия اسمالعائلة اللقب soyad soyadi',
    email:
      'emailaddress mail элпочта courriel adressemail emailadresse correo correoelectronico adresemail почта электроннаяпочта البريدالإلكتروني البريد eposta',
    phone: PHONE,
    location_number: `${LOCATION_NUMBER} location store site magasin etablissement filiale tienda lokal магазин الفرع magaza sube`,
    position: POSITION,
    department:
      'team area service departement abteilung bereich departamento seccion dzial отдел подразделение القسم departman bolum',
    hire_date:
      'startdate hiredon datedembauche dateentree datedentree eintrittsdatum eintritt fechaalta fechadeingreso fechacontratacion datazatrudnienia датаприема датанайма تاريخالتعيين isegiristarihi firstday erstertag premierjour primerdia pierwszydzien первыйдень اليومالاول اليومالأول ilkgun',
    contract_hours:
      'hours weeklyhours hoursperweek stundenprowoche heuresparsemaine horasporsemana godzinywtygodniu часоввнеделю ساعاتالاسبوع ساعاتالأسبوع contractedhours heures heureshebdomadaires heurescontrat wochenstunden vertragsstunden horas horassemanales godziny etat часы часоввнеделю ساعاتالعقد saat haftaliksaat',
    pay_rate:
      'rate hourlyrate wage pay hourlypay remunerationhoraire salarioporhora stawkazagodzine оплатазачас saatlikucret taux tauxhoraire stundenlohn lohn salariohora tarifa stawka stawkagodzinowa ставка оплата الأجر أجرالساعة ucret saatucreti',
    currency: CURRENCY,
    birth_date:
      'dateofbirth birthday dob datedenaissance naissance geburtsdatum geburtstag fechanacimiento fechadenacimiento dataurodzenia датарождения تاريخالميلاد dogumtarihi',
  },
  SHIFTS: {
    location_number: `${LOCATION_NUMBER} location store site magasin etablissement filiale tienda lokal магазин الفرع magaza sube`,
    employee_number: `${EMPLOYEE_NUMBER} employee staff employe salarie mitarbeiter empleado pracownik сотрудник الموظف calisan personel`,
    date: 'shiftdate day workdate jour datum tag fecha dia data dzien дата день التاريخ اليوم tarih gun',
    start:
      'starttime from begin clockin debut heuredebut heurededebut beginn startzeit von inicio horainicio poczatek od начало с البداية وقتالبدء baslangic baslama',
    end: 'endtime to finish until fin heurefin heuredefin ende endzeit bis horafin koniec do конец окончание до النهاية وقتالانتهاء bitis',
    position: POSITION,
    break_minutes: 'break breaks breaklength unpaidbreak pause pausenminuten descanso przerwa перерыв الاستراحة mola',
    note: 'notes comment comments remarque commentaire notiz bemerkung nota comentario notatka uwagi заметка комментарий ملاحظة ملاحظات not aciklama',
  },
};
