import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelte_config from './svelte.config.js';

const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' };

export default ts.config(
  { ignores: ['dist', 'screenshots', 'src/generated'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: svelte_config },
    },
  },
  {
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'Type it, or parse it once at the door (src/lib/protocol.ts).',
        },
      ],
    },
  },
  {
    rules: {
      'max-len': ['error', 120],
      '@typescript-eslint/no-unused-vars': ['error', unused],
      // `{' '}` is a space that neither prettier nor Svelte may drop.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check looks for unused ones, with the accessibility warnings that eslint does not compute.
      'svelte/no-unused-svelte-ignore': 'off',
      // State is replaced as a whole (`$state.raw`): plain sets and maps are never changed while they are watched.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
