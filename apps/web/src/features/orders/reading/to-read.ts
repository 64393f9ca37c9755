// What a person gives to be read: a text, or a file with no text.
export type ToRead = { text: string; file: File | null }

/** As the server takes it. */
const LONGEST_TEXT = 400_000

export const ofText = (text: string): ToRead => ({ text: text.slice(0, LONGEST_TEXT), file: null })
export const ofFile = (file: File): ToRead => ({ text: '', file })

export const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp)$/i.test(name)
export const isPdf = ({ type, name }: Pick<File, 'type' | 'name'>): boolean => type === 'application/pdf' || /\.pdf$/i.test(name)
