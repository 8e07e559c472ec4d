import type { Country } from './story.ts';

type Names = readonly [string, ...string[]];
const words = (text: string): Names => text.split(' ') as unknown as Names;

/** Invented people's names, by the country that they work in; a city kitchen is never from one country alone. */
export const FIRST_NAMES: Readonly<Record<Country | 'ANY', Names>> = {
  PT: words(
    'Inês Marta Rui Benedito Nuno Beatriz Dario Tomás Leonor Joana Mateus Clara Duarte Filipe Rita Lúcia Afonso Catarina Gonçalo Mariana Tiago Sofia Pedro Carolina Bruno',
  ),
  DE: words(
    'Jonas Lena Felix Hannah Lukas Emilia Paul Greta Moritz Frieda Anton Klara Emil Ida Oskar Mathilda Jürgen Käthe Björn Antje Sören Heike Malte Wiebke Tobias',
  ),
  GB: words(
    'Oliver Amelia Harry Isla George Ava Alfie Grace Freddie Poppy Callum Niamh Rhys Cerys Euan Mairi Toby Imogen Jude Bethan Kit Nell Rory Tess Gwen',
  ),
  US: words(
    'Mason Harper Wyatt Zoe Elijah Nora Caleb Ruby Dexter Hazel Xavier Luna Miles Stella Jasper Willow Theo Maya Ezra Naomi Malik Simone Andre Keisha Diego',
  ),
  ANY: words(
    'Anjali Samir Zofia Karim Mirela Pavel Noor Ilyas Samba Fatou Aylin Mehmet Oksana Dmitri Yusuf Leila Chiara Enzo Thảo Minh Priya Arjun Amina Kofi Ewa Łukasz Çağla Şule Nadia Omar',
  ),
};

export const LAST_NAMES: Readonly<Record<Country | 'ANY', Names>> = {
  PT: words(
    'Valadares Cordeiro Salgado Farrobo Quintela Novais Pacheco Amaral Carvalhal Lourinho Medeiros Vasques Falcão Aleixo Azinhal Nogueira Salema Tavares Peixoto Brandão Serrano Moura Figueira Lacerda Sequeira',
  ),
  DE: words(
    'Brandt Vogel Lindemann Köhler Böttcher Krüger Seidel Winkler Schröder Engel Hartwig Petersen Dierksen Möller Albrecht Reuter Fromm Ziegler Hagedorn Kessler Sommerfeld Wulff Thiele Osterloh Brackmann',
  ),
  GB: words(
    'Ashworth Pemberton Hollis Thackeray Marlow Penrose Garside Whitlock Brennan Llewellyn Macrae Sinclair Fairfax Oakley Trevithick Hartley Winslow Kershaw Dunmore Ridley Ainsworth Calloway Bramley Lockhart Stroud',
  ),
  US: words(
    'Whitaker Delgado Coleman Hayes Brooks Ramirez Sullivan Parker Washington Nguyen Rivera Bennett Foster Hoffman Castillo Jennings Marsh Okoye Lambert Pierce Santiago Holloway Greer Monroe Vance',
  ),
  ANY: words(
    'Menon Haddad Marek Osei Stancu Hruška Benali Cissé Diallo Yılmaz Demir Kovalenko Petrov Rahimi Bellucci Lunedi Ferri Nguyễn Trần Sharma Iyer Mensah Nowak Wójcik Öztürk Kaya Mansour Farouk Haidari Sato',
  ),
};
