import { startCareerPage } from '@hearth/domains/career-sites/career-browser';
import './career/career.css';

startCareerPage();
