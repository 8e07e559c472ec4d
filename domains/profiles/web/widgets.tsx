export { AppliedProfile } from './components/applied-profile.tsx';
export { AsksFields } from './components/asks-fields.tsx';
export { AsksList } from './components/asks-list.tsx';
export { saveTimesToProfile } from './keep-times.ts';
export { KeepTimes } from './components/keep-times.tsx';
export { OwnProfileCard } from './components/own-profile-card.tsx';
export type { ProfileLookups, ProfileSlots } from './components/own-profile-card.tsx';
export { TakeAlong } from './components/take-along.tsx';
