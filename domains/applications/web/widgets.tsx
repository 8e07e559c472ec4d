export { PipelinePage } from './pages/pipeline.tsx';
