import type { RenderInput } from '../api/render-contract.js';
