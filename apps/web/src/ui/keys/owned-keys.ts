/** Fields without text in them take no letters. */
const WITHOUT_TEXT = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])'

/** Whether the person is typing into something. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null &&
  !target.matches(WITHOUT_TEXT)

/** What lies over a page and owns the keys: a menu, a card, a dialog that is no record of a list. */
export const isOverPage = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('[role="menu"], [role="listbox"], [popover]') !== null) ||
  document.querySelector('[aria-modal="true"]:not([data-record-panel])') !== null
