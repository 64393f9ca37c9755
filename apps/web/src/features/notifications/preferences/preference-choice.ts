import type { NotificationKind, NotificationPreferences } from '@app/contract/notifications.contract'
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@app/domain'

export type Preference = NotificationPreferences['preferences'][number]
export type Choice = { kind: NotificationKind; channel: NotificationChannel; isEnabled: boolean }

/** The preferences with these choices in them. */
export const chosenIn = (preferences: readonly Preference[], choices: readonly Choice[]): Preference[] =>
  preferences.map((preference) => {
    const own = choices.filter(({ kind }) => kind === preference.kind)
    const channels = own.map(({ channel, isEnabled }) => [channel, { ...preference[channel], isEnabled }] as const)
    return channels.length > 0 ? { ...preference, ...Object.fromEntries(channels) } : preference
  })

/** What it takes to have everything as it is for whoever chose nothing. */
export const choicesBack = (preferences: readonly Preference[]): Choice[] =>
  preferences.flatMap(({ kind, ...channels }) =>
    NOTIFICATION_CHANNELS.filter((channel) => channels[channel].isEnabled !== channels[channel].isEnabledByDefault).map(
      (channel) => ({
        kind,
        channel,
        isEnabled: channels[channel].isEnabledByDefault,
      }),
    ),
  )

/** The same choices the other way round. */
export const opposite = (choices: readonly Choice[]): Choice[] =>
  choices.map((choice) => ({ ...choice, isEnabled: !choice.isEnabled }))
