export { AppliedProfile } from './components/applied-profile.tsx';
export { AsksFields } from './components/asks-fields.tsx';
export { AsksList } from './components/asks-list.tsx';
export { keepTimes } from './keep-times.ts';
export { KeepTimes } from './components/keep-times.tsx';
export { OwnProfileCard } from './components/own-profile-card.tsx';
export type { Around, ProfileParts } from './components/own-profile-card.tsx';
export { TakeAlong } from './components/take-along.tsx';
