import type { MouseEvent } from 'react'

/** For a button that leaves a form: the field is not left, so nothing is checked that would push the button away from under the pointer. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
