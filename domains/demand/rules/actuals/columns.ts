import type { Driver } from './drivers.ts';

/** What a column of a file holds. */
export type Column = 'DATE' | 'TIME' | Driver;

/** The names that tills, hotels and spreadsheets give their columns. */
const NAMES: Readonly<Record<string, Column>> = {
  date: 'DATE',
  day: 'DATE',
  'business date': 'DATE',
  datum: 'DATE',
  fecha: 'DATE',
  data: 'DATE',
  tarih: 'DATE',
  дата: 'DATE',
  التاريخ: 'DATE',
  time: 'TIME',
  hour: 'TIME',
  start: 'TIME',
  zeit: 'TIME',
  uhrzeit: 'TIME',
  heure: 'TIME',
  hora: 'TIME',
  godzina: 'TIME',
  saat: 'TIME',
  время: 'TIME',
  الوقت: 'TIME',
  sales: 'SALES',
  'net sales': 'SALES',
  revenue: 'SALES',
  umsatz: 'SALES',
  ventes: 'SALES',
  ventas: 'SALES',
  sprzedaż: 'SALES',
  satış: 'SALES',
  продажи: 'SALES',
  المبيعات: 'SALES',
  covers: 'COVERS',
  guests: 'COVERS',
  visitors: 'COVERS',
  gäste: 'COVERS',
  couverts: 'COVERS',
  comensales: 'COVERS',
  goście: 'COVERS',
  misafir: 'COVERS',
  гости: 'COVERS',
  الضيوف: 'COVERS',
  orders: 'ORDERS',
  checks: 'ORDERS',
  tickets: 'ORDERS',
  bestellungen: 'ORDERS',
  commandes: 'ORDERS',
  pedidos: 'ORDERS',
  zamówienia: 'ORDERS',
  siparişler: 'ORDERS',
  заказы: 'ORDERS',
  الطلبات: 'ORDERS',
  'room nights': 'ROOM_NIGHTS',
  rooms: 'ROOM_NIGHTS',
  übernachtungen: 'ROOM_NIGHTS',
  nuitées: 'ROOM_NIGHTS',
  'event guests': 'EVENTS',
  events: 'EVENTS',
};

/** What a column holds by its name; undefined for one that nobody asked for. */
export function columnOf(name: string): Column | undefined {
  return NAMES[
    name
      .normalize('NFC')
      .trim()
      .toLowerCase()
      .replaceAll(/[_\s]+/g, ' ')
  ];
}
