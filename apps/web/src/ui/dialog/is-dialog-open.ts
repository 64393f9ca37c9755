/** Whether a dialog that owns the keys is seen now: one that is closing is still in the page. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility())
