// Forecasts daily series and compares with the plain mean: npm run forecast -- --visits FILE.csv --dates FILE.csv
import { runForecast } from './run.ts';

process.exitCode = await runForecast(process.argv.slice(2));
