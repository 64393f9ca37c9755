/** What shows messages for the last person here: whoever comes next is shown none of theirs, sent already or not. */
export async function forgetPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
}
