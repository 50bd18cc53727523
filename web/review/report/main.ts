import { mount } from 'svelte';
import { readEmbedded } from '@pepite/review/shown';
import ReportPage from './ReportPage.svelte';

// A report as one file, which needs no server: what was found is written into it.
const found = document.getElementById('report')?.textContent ?? '';
mount(ReportPage, { target: document.body, props: { report: readEmbedded(found) } });
