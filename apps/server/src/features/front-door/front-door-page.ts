// The page that a company shows to whoever does not know it yet: made here, readable without scripts.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapOf, placeOf, whatsAppOf } from '@app/contract/company/counter-links'
import type { Company } from '@app/contract/company.contract'
import { FRONT_DOOR_PATH, SIGNED_OUT_PATHS, TEXT_PATHS } from '@app/contract/paths'
import { type Language, openDaysInWords, openingAt, openingInWords, openWeek, type Parameters } from '@app/domain'
import { now } from '../../clock.ts'
import { FORMATS } from '../../documents/formats.ts'
import { SOURCES, THEME } from '../../places.ts'
import { Html, html } from '../api-description/reference/html.ts'
import { calculatorView } from './calculator-view.ts'
import { FRONT_DOOR_WORDS, type FrontDoorWords } from './front-door-words.ts'
import type { FormOutcome, TypedForm } from './quote-of-form.ts'

export type FrontDoor = {
  language: Language
  publicUrl: string
  company: Company
  parameters: Parameters
  typed: TypedForm
  outcome: FormOutcome
}

/** The product's colours and sizes; the theme is the system's, as the page has no script that could choose. */
const tokens = readFileSync(join(THEME, 'tokens.css'), 'utf8')
  .replace('[data-mantine-color-scheme="light"]', ':root')
  .replace(/\[data-mantine-color-scheme="dark"\] (\{[^}]*\})/, '@media (prefers-color-scheme: dark) { :root $1 }')
/** Joined in this order: of two rules for one element the later counts. */
const STYLES = ['front-door.css', 'calculator.css', 'facts.css', 'narrow.css']
const STYLE = [tokens, ...STYLES.map((name) => readFileSync(join(SOURCES, 'features/front-door', name), 'utf8'))].join('\n')

/** No script, and forms that lead nowhere but here. */
export const FRONT_DOOR_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** 4,00 kg reads 4 kg in a sentence. */
const withoutZeros = (amount: string): string => amount.replace(/[.,]00(?=\D|$)/, '')

const OTHER: Record<Language, Language> = { es: 'en', en: 'es' }
const addressIn = (language: Language): string => (language === 'en' ? `${FRONT_DOOR_PATH}?lang=en` : FRONT_DOOR_PATH)

export function frontDoorPage(door: FrontDoor): string {
  const { language, publicUrl, company, parameters } = door
  const words = FRONT_DOOR_WORDS[language]
  const { maxWeightInGrams, maxValueInCents } = parameters.limits.B
  const format = FORMATS[language]
  const most = [withoutZeros(format.kilograms(maxWeightInGrams)), withoutZeros(format.money(maxValueInCents))] as const
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#1c4556">
<meta name="description" content="${words.description}">
<title>${words.title(company.tradeName)}</title>
<link rel="canonical" href="${publicUrl}${addressIn(language)}">
<link rel="alternate" hreflang="es" href="${publicUrl}${addressIn('es')}">
<link rel="alternate" hreflang="en" href="${publicUrl}${addressIn('en')}">
<link rel="alternate" hreflang="x-default" href="${publicUrl}${addressIn('es')}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">${words.toContent}</a>
<header class="top"><div class="inner bar">
<a class="brand" href="${addressIn(language)}"><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="M5 22h22M8 22v-4a8 8 0 0 1 16 0v4M12 22v-9M16 22V10M20 22v-9"/></svg><span>${company.tradeName}</span></a>
<nav><a class="tap" href="${FRONT_DOOR_PATH}?lang=${OTHER[language]}" lang="${OTHER[language]}" hreflang="${OTHER[language]}">${words.otherLanguage}</a>
<a class="tap enter" href="${SIGNED_OUT_PATHS.signIn}">${words.signIn}</a></nav>
</div></header>
<main id="content">
<div class="hero"><div class="inner">
<div class="pitch"><h1>${words.promise.map((sentence) => html`<span>${sentence} </span>`)}</h1><p>${words.how}</p><a class="act light" href="${SIGNED_OUT_PATHS.signUp}">${words.signUp}</a></div>
${calculatorView(door, words, most)}
</div></div>
<div class="inner body">
<section aria-labelledby="how"><h2 id="how">${words.steps.title}</h2>
<ol class="steps">${words.steps.each.map(([title, sentence]) => html`<li><h3>${title}</h3><p>${sentence}</p></li>`)}</ol></section>
<div class="facts">
<section aria-labelledby="limits"><h2 id="limits">${words.limits.title}</h2><p>${words.limits.most(...most)}</p><p>${words.limits.more}</p></section>
<section aria-labelledby="not"><h2 id="not">${words.notCarried.title}</h2><ul>${words.notCarried.each.map((one) => html`<li>${one}</li>`)}</ul><p>${words.notCarried.ask}</p></section>
${counterView(company, language, words)}
</div>
<p class="last"><a class="act" href="${SIGNED_OUT_PATHS.signUp}">${words.signUp}</a></p>
</div>
</main>
<footer><div class="inner foot"><a class="tap" href="${TEXT_PATHS.terms}">${words.texts.terms}</a> <a class="tap" href="${TEXT_PATHS.privacy}">${words.texts.privacy}</a></div></footer>
</body>
</html>
`.text
}

function counterView(company: Company, language: Language, { counter }: FrontDoorWords): Html {
  const { phone } = company.quitoAddress
  const opening = openingAt(company.openingHours, now())
  const [map, chat] = [mapOf(company), whatsAppOf(company)]
  return html`<section aria-labelledby="where"><h2 id="where">${counter.title}</h2>
<address><strong class="name">${company.legalName || company.tradeName}</strong>${company.ruc && html`<span>${counter.ruc} ${company.ruc}</span>`}${placeOf(company).map((line) => html`<span>${line}</span>`)}</address>
${opening && html`<p class="now">${openingInWords(opening, language)}</p><dl>${openWeek(company.openingHours).map((line) => weekLine(line, language))}</dl>`}
<p class="links">${phone && html`<a class="tap" href="tel:${phone}">${phone}</a> `}${chat && html`<a class="tap" href="${chat}" rel="noreferrer">${counter.whatsApp}</a> `}${map && html`<a class="tap" href="${map}" rel="noreferrer">${counter.map}</a>`}</p>
</section>`
}

function weekLine(line: ReturnType<typeof openWeek>[number], language: Language): Html {
  const { days, hours } = openDaysInWords(line, language)
  return html`<div><dt>${days}</dt><dd>${hours}</dd></div>`
}
