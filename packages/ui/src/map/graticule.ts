/** Lines as a map reads them. */
export type GridLines = {
  type: 'FeatureCollection';
  features: { type: 'Feature'; properties: object; geometry: { type: 'LineString'; coordinates: number[][] } }[];
};

/** The net of meridians and parallels, every so many degrees, as lines that a map can draw. */
export function graticule(step: number): GridLines {
  const every = (from: number, to: number, by: number) =>
    Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
  const line = (coordinates: number[][]): GridLines['features'][number] => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates },
  });
  const meridians = every(-180, 180, step).map((longitude) =>
    line(every(-85, 85, 5).map((latitude) => [longitude, latitude])),
  );
  const parallels = every(-80, 80, step).map((latitude) =>
    line(every(-180, 180, 5).map((longitude) => [longitude, latitude])),
  );
  return { type: 'FeatureCollection', features: [...meridians, ...parallels] };
}
