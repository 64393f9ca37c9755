import type { RetailParameters } from '@app/domain'
import { toNestErrors } from '@hookform/resolvers'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldError, type Resolver, useForm } from 'react-hook-form'
import { useDraft } from '../../ui/use-draft.ts'
import { problemsOf } from './new-order-problems.ts'
import { draftOf, emptyOrder, emptyPackage, isWorthKeeping, type NewOrderValues } from './new-order-values.ts'

/** The new order's form: checked field by field when left, kept as a draft, with the parameters in force. */
export function useNewOrderForm(parameters: RetailParameters | undefined) {
  const draft = useDraft<NewOrderValues>('newOrder')
  const inForce = useRef(parameters)
  inForce.current = parameters
  const resolver = useCallback<Resolver<NewOrderValues>>((values, _context, options) => {
    const problems = problemsOf(values, inForce.current)
    if (problems.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(
      problems.map(({ path, code }): [string, FieldError] => [path, { type: code, message: code }]),
    )
    return { values: {}, errors: toNestErrors(errors, options) }
  }, [])
  const [initial] = useState(() => valuesFrom(draft.read()?.values ?? null))
  const [hadDraft, setHadDraft] = useState(() => isWorthKeeping(initial))
  const form = useForm<NewOrderValues>({ mode: 'onTouched', defaultValues: initial, resolver })
  const { watch, reset } = form
  const { keep, forget } = draft
  useEffect(() => {
    const subscription = watch(() => {
      const values = form.getValues()
      if (isWorthKeeping(values)) keep(draftOf(values))
      else forget()
    })
    return () => subscription.unsubscribe()
  }, [form, watch, keep, forget])

  const startAgain = () => {
    forget()
    reset(emptyOrder())
    setHadDraft(false)
  }
  return { form, hadDraft, forgetDraft: forget, startAgain }
}

function valuesFrom(draft: Partial<NewOrderValues> | null): NewOrderValues {
  const packages = draft?.packages ?? []
  if (packages.length === 0) return emptyOrder()
  return {
    ...emptyOrder(),
    ...draft,
    packages: packages.map((one) => ({ ...emptyPackage(), ...one, files: emptyPackage().files })),
  }
}
