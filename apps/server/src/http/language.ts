import { LANGUAGES, type Language } from '@app/domain'

/** The first language of `accept-language` that the product speaks; Spanish otherwise (specification, section 9). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => entry.trim().split(';'))
    .map(([tag = '', quality]) => ({ tag: tag.slice(0, 2).toLowerCase(), quality: Number(quality?.split('=')[1] ?? 1) }))
    .sort((one, other) => other.quality - one.quality)
  return LANGUAGES.find((language) => language === preferred.find(({ tag }) => isSpoken(tag))?.tag) ?? 'es'
}

const isSpoken = (tag: string): boolean => LANGUAGES.some((language) => language === tag)
