import { Row } from '../layout-parts.tsx';
import { samplePeople } from '../samples.ts';
import type { WidgetPage } from '../widget-page.ts';
import { Avatar, AvatarStack } from '../../avatar/index.tsx';

export const page: WidgetPage = {
  examples: [
    {
      title: 'With the name beside',
      Show: () => (
        <Row>
          {samplePeople(6).map(({ id, name, tint, position }) => (
            <span key={id} className="flex items-center gap-2 pe-3">
              <Avatar name={name} tint={tint} size={36} />
              <span className="leading-tight">
                <span className="block font-bold">{name}</span>
                <span className="block text-sm text-ink-2">{position}</span>
              </span>
            </span>
          ))}
        </Row>
      ),
    },
    {
      title: 'Sizes',
      Show: () => (
        <Row>
          {([24, 28, 32, 36, 40, 56] as const).map((size) => (
            <Avatar key={size} labelled name="Inês Quintela" tint="bar" size={size} />
          ))}
        </Row>
      ),
    },
    {
      title: 'Several in little room',
      Show: () => (
        <AvatarStack>
          <Avatar labelled name="Tomás Aleixo" tint="floor" />
          <Avatar labelled name="Ines Carvalhal" tint="kitchen" />
          <Avatar labelled name="Jonah Weiss" tint="front-desk" />
        </AvatarStack>
      ),
    },
  ],
  keyboard: [],
  dos: ['Set labelled where the name does not stand beside it.'],
  donts: ['Use it alone for someone people have to recognise.'],
};
