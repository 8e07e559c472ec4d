export { ApplicationReferral } from './components/application-referral.tsx';
export { BonusesCard } from './components/house/bonuses-card.tsx';
export { CostsCard } from './components/house/costs-card.tsx';
export { AudienceOfJob } from './components/house/audience-of-job.tsx';
export { OpenPostsCard } from './components/open-posts-card.tsx';
export { ReferredByCard } from './components/referred-by-card.tsx';
