import './career.css';
