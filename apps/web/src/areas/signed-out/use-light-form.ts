import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { errorSentence, fieldSentence } from '../../api/error-sentence.ts'

type Problems = Readonly<Record<string, string>>

export type LightForm<Values extends Readonly<Record<string, string>>> = ReturnType<typeof useLightForm<Values>>

type Options<Values> = {
  initial: Values
  /** The code of each field that is wrong. Loaded when it is first needed: schemas weigh more than these pages. */
  check: (values: Values) => Promise<Problems>
  send: (values: Values) => Promise<void>
}

/** A small form: checked when a field is left, refused by the server at its field, nothing typed ever lost. */
export function useLightForm<Values extends Readonly<Record<string, string>>>({ initial, check, send }: Options<Values>) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    // The fields are marked by now, however busy the browser is.
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const set = (name: keyof Values & string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems(({ [name]: _solved, ...others }) => others)
  }
  const leave = async (name: keyof Values & string) => {
    if (values[name] === '') return
    const found = await check(values)
    const problem = found[name]
    if (problem) setProblems((before) => ({ ...before, [name]: problem }))
  }
  const show = (found: Problems) => {
    setProblems(found)
    setRefusals((count) => count + 1)
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    setFailure('')
    setSending(true)
    try {
      const found = await check(values)
      if (Object.keys(found).length > 0) return show(found)
      await send(values)
    } catch (error) {
      const refused = problemsFrom(error, values)
      if (Object.keys(refused).length > 0) show(refused)
      else setFailure(errorSentence(t, error))
    } finally {
      setSending(false)
    }
  }
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? '',
    error: problems[name] ? fieldSentence(t, problems[name]) : undefined,
    onBlur: () => void leave(name),
  })
  return { form, values, set, field, submit, failure, isSending }
}

/** What the server refused, by the fields that this form has. */
function problemsFrom(error: unknown, values: Readonly<Record<string, string>>): Problems {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.fieldProblems.filter(({ path }) => path in values).map(({ path, code }) => [path, code]))
}
