import { mount } from 'svelte';
import App from './App.svelte';
import { registerServiceWorker } from './site/register-worker.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
mount(App, { target });
registerServiceWorker();
