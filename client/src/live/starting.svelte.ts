/** How far the host in the tab is. */
export class Starting {
  stage = $state<'loading' | 'python' | 'ready' | 'failed'>('loading');
  /** Where choices are kept: files or a database of this browser; `memory`: nowhere. */
  kept = $state<'files' | 'database' | 'memory'>('files');
  problem = $state('');
}
