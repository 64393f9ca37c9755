/** Brings the person to the first field that is wrong, once its mark is there; fields that focus themselves stay as they are. */
export function focusFirstInvalid(form: EventTarget | null | undefined): void {
  requestAnimationFrame(() => {
    if (!(form instanceof HTMLElement) || document.activeElement?.getAttribute('aria-invalid') === 'true') return
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] :is(input, button)')?.focus()
  })
}
