import { useState } from 'react';
import { googleMaps } from '../../google-maps/index.tsx';
import { MapView } from '../../map/index.tsx';
import type { MapProvider } from '../../map/index.tsx';
import type { WidgetPage } from '../widget-page.ts';

const HOUSES = [
  { id: 'chiado', name: 'Harbour House Chiado', note: 'Rua Garrett', latitude: 38.7106, longitude: -9.142 },
  { id: 'belem', name: 'Harbour House Belém', note: 'Avenida Brasília', latitude: 38.695, longitude: -9.21 },
  { id: 'porto', name: 'Harbour House Porto', note: 'Cais da Ribeira', latitude: 41.1405, longitude: -8.613 },
  { id: 'madrid', name: 'Harbour House Madrid', note: 'Calle Mayor', latitude: 40.4168, longitude: -3.7038 },
];
const BROKEN: MapProvider = { name: 'broken', load: () => Promise.reject(new Error('The map is not there.')) };
const WITH_KEY = googleMaps('no-such-key', 'en');

function Offline() {
  const [house, setHouse] = useState<string | null>(null);
  return <MapView markers={HOUSES} selected={house} onSelect={setHouse} />;
}

function Failed() {
  return <MapView markers={HOUSES} selected={null} onSelect={() => undefined} provider={BROKEN} onRequest />;
}

function Refused() {
  return <MapView markers={HOUSES} selected={null} onSelect={() => undefined} provider={WITH_KEY} onRequest />;
}

export const page: WidgetPage = {
  examples: [
    { title: 'Places, without a network and without a key', Show: Offline },
    { title: 'A map that cannot be loaded', Show: Failed },
    {
      title: 'A maps service that refuses the key',
      note: 'Asks the maps service when the button is pressed.',
      Show: Refused,
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Chooses a place of the list and brings it into the middle of the map.',
      at: 'role=button[name=/Porto/]',
      outcome: { shown: 'role=button[name=/Porto/][pressed]' },
    },
  ],
  dos: ['Keep the list beside it: it says everything that the map says.'],
  donts: ['Show a map where an address is enough.'],
};
