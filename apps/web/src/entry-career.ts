import { startCareerPage } from '@hearth/domains/jobs/career-browser';
import './career.css';

startCareerPage();
