// Draws the document into the message of a failed query only where somebody reads it: nearly every such error only means
// that something is not there yet, and is asked for again.
import { configure, prettyDOM } from '@testing-library/react';

export function drawDocumentsLazily(): void {
  configure({
    getElementError: (message, container) => {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
      });
      return error;
    },
  });
}
