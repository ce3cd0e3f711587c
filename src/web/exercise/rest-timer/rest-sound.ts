/** Safari's own: how the sound of a page behaves beside that of other apps. */
interface WithAudioSession {
  readonly audioSession?: { type: string };
}

let context: AudioContext | null = null;

/**
 * Readies the sound in an act of the person, which is when browsers allow it. `ambient` plays beside music and does not
 * stop it; where a browser has no such word, Web Audio mixes with what other apps play.
 */
export function readySound(): void {
  if (context !== null || typeof AudioContext === 'undefined') return;
  const { audioSession } = navigator as Navigator & WithAudioSession;
  if (audioSession !== undefined) audioSession.type = 'ambient';
  context = new AudioContext();
  void context.resume().then(letRest, () => {}); // Safari unlocks it by this call
}

/** Three short tones. Silent where no act of the person came before. */
export async function playRestOver(): Promise<void> {
  if (context === null) return;
  await context.resume().catch(() => {}); // not allowed yet: then it stays silent
  if (context.state !== 'running') return;
  const start = context.currentTime + 0.05;
  for (const [index, pitch] of [784, 784, 1047].entries()) tone(context, { at: start + index * 0.22, pitch });
  window.setTimeout(() => void letRest(), 1_500);
}

/** A context that runs holds the sound of the device and costs battery. */
async function letRest(): Promise<void> {
  if (context?.state === 'running') await context.suspend();
}

function tone(audio: AudioContext, { at, pitch }: { readonly at: number; readonly pitch: number }): void {
  const source = audio.createOscillator();
  const loudness = audio.createGain();
  source.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.35, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.18);
  source.connect(loudness).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.2);
}
