import { FRONT_DOOR_PATH } from '@app/contract/paths'
import type { Language } from '@app/domain'
import { FORMATS } from '../../documents/formats.ts'
import { PRICE_LINE_WORDS } from '../../documents/words.ts'
import { type Html, html } from '../api-description/reference/html.ts'
import type { FrontDoorWords } from './front-door-words.ts'
import type { FormOutcome, TypedForm } from './quote-of-form.ts'

type Shown = { language: Language; typed: TypedForm; outcome: FormOutcome }
type Most = readonly [weight: string, value: string]

/** A form that the server answers, with what came of it above: what was typed stays. */
export function calculatorView({ language, typed, outcome }: Shown, { calculator: words }: FrontDoorWords, most: Most): Html {
  const faults = outcome.kind === 'refused' ? outcome.faults : {}
  return html`<section class="card" id="calcular" aria-labelledby="calculator"><h2 id="calculator">${words.title}</h2><p class="quiet">${words.sentence}</p>
<form method="get" action="${FRONT_DOOR_PATH}#calcular">
<input type="hidden" name="lang" value="${language}">
${fieldView('value', words.value, typed.value, faults.value && words.faults[faults.value])}
<div class="weight">${fieldView('weight', words.weight, typed.weight, faults.weight && words.faults[faults.weight])}
<fieldset><legend>${words.unit}</legend>${(['kg', 'lb'] as const).map(
    (unit) =>
      html`<label class="radio-label"><input class="radio" type="radio" name="unit" value="${unit}"${typed.unit === unit && html` checked`}>${unit}</label>`,
  )}</fieldset></div>
<button class="act" type="submit">${words.submit}</button>
</form>
${outcomeView(outcome, language, words, most)}</section>`
}

const fieldView = (name: 'value' | 'weight', label: string, typed: string, fault: string | undefined): Html =>
  html`<div class="field"><label for="${name}">${label}</label><input class="typed" id="${name}" name="${name}" inputmode="decimal" autocomplete="off" maxlength="20" required value="${typed}"${
    fault && html` aria-invalid="true" aria-describedby="${name}-fault"`
  }>${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}</div>`

function outcomeView(outcome: FormOutcome, language: Language, words: FrontDoorWords['calculator'], most: Most): Html | null {
  if (outcome.kind === 'tooMany') return html`<p class="told" role="status">${words.tooMany}</p>`
  if (outcome.kind === 'tooMuch') return html`<p class="told" role="status">${words.tooMuch(...most)}</p>`
  if (outcome.kind !== 'quoted') return null
  const { money } = FORMATS[language]
  const { quote, valueInCents } = outcome
  return html`<div class="told" role="status"><p class="landed"><span>${words.landed}</span> <strong class="sum">${money(valueInCents + quote.totalInCents)}</strong></p>
<table><tbody>
<tr><th scope="row">${words.purchase}</th><td>${money(valueInCents)}</td></tr>
<tr><th scope="row">${words.bringing}</th><td>${money(quote.totalInCents)}</td></tr>
${quote.lines.map(
  ({ name, label, amountInCents }) =>
    html`<tr class="part"><th scope="row">${label || PRICE_LINE_WORDS[language][name]}</th><td>${money(amountInCents)}</td></tr>`,
)}
</tbody></table><p class="quiet">${words.note}</p></div>`
}
