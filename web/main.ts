import { mount } from 'svelte';
import App from './App.svelte';
import { nextTask } from './site/own-task.ts';
import { registerServiceWorker } from './site/register-worker.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
registerServiceWorker();
// To run all of the code is a task of its own.
await nextTask();
mount(App, { target });
