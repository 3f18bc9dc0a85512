/** Whether this browser can record and has something to record with. It asks for nothing. */
export async function hasMicrophone(): Promise<boolean> {
  if (!('MediaRecorder' in globalThis) || !navigator.mediaDevices?.getUserMedia) return false
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices.some(({ kind }) => kind === 'audioinput')
}
