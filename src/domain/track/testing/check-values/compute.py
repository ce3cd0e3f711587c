"""Computes check values for the figures of recordings, independently of the app, and prints them as JSON.

Each recording is described by a few numbers. Its points follow from them by the formulas in `points_of`, which the test
repeats. The figures are computed from the definitions, by brute force where that is feasible. Only the standard library
is used.
"""

import json
import math
from bisect import bisect_left, bisect_right

METRES_PER_DEGREE = 111195.0
EARTH_RADIUS = 6371008.8
START = 1778086800  # 2026-05-06T17:00:00Z


# Recordings


def part(**changes):
    described = {
        "start": START,
        "every": 1,
        # seconds, metres per second, and whether the recording was paused
        "legs": [[600, 3, False]],
        "origin": [52.5, 13.4],
        # degrees of latitude per degree of latitude walked, and of longitude
        "heading": [0.6, 0.8],
        # metres: base, amplitude, and the distance of a wave; [0, 0, 1] is a device without altitudes that writes 0
        "altitude": None,
        # base, spread, and seconds per step
        "heart": None,
        "power": None,
        # whether the device counts the distance, and in which steps; 0 for none
        "counts": False,
        "stepMetres": 0,
        # [from, to): seconds without a point
        "skips": [],
        # whether the first point after a pause has no distance
        "countsLate": False,
        "timed": True,
        # how the points are shuffled: a number without a common divisor with their count
        "stride": 1,
    }
    assert set(changes) <= set(described), changes
    return {**described, **changes}


def recording(name, sport, file, *parts, zone="Z", keeps=None):
    """`zone` is how a time is written; `keeps` is the number of points before the file ends within the next."""
    return {"name": name, "sport": sport, "file": file, "zone": zone, "keeps": keeps, "parts": list(parts)}


HILLS = [120, 25, 1300]
HEART = [118, 45, 7]
FIT_RIDE = {"counts": True, "heart": [105, 60, 5], "power": [150, 120, 3], "altitude": [300, 60, 4000]}

RECORDINGS = [
    recording("a run with hills", "run", "gpx", part(legs=[[2500, 3.1, False]], altitude=HILLS, heart=HEART)),
    recording("no times", "hike", "gpx", part(timed=False, altitude=HILLS, legs=[[3000, 1.4, False]])),
    recording("no altitude", "run", "gpx", part(heart=HEART)),
    recording("zero altitude", "run", "gpx", part(altitude=[0, 0, 1], heart=HEART)),
    recording("points out of order", "run", "gpx", part(altitude=HILLS, heart=HEART, stride=7)),
    recording("one point", "run", "gpx", part(legs=[[0, 3, False]], altitude=HILLS, heart=HEART)),
    recording("an empty track", "run", "gpx", part(legs=[])),
    recording(
        "two tracks three hours and a continent apart",
        "ride",
        "gpx",
        part(legs=[[3000, 7, False]], altitude=[200, 80, 6000]),
        part(legs=[[1500, 8.5, False]], origin=[-33.9, 151.2], start=START + 3 * 3600),
    ),
    recording(
        "two tracks that continue, far apart",
        "run",
        "gpx",
        part(heart=HEART),
        part(heart=HEART, origin=[48.1, 11.6], start=START + 1200),
    ),
    recording(
        "pauses",
        "run",
        "fit",
        part(
            legs=[[700, 3, False], [300, 0, True], [650, 3.4, False], [45, 0, True], [400, 2.8, False]],
            altitude=HILLS,
            heart=HEART,
            counts=True,
        ),
    ),
    recording(
        "a ferry during a pause, by positions",
        "ride",
        "gpx",
        part(legs=[[1200, 7.5, False], [900, 9, True], [1500, 6.8, False]], altitude=[10, 30, 3000]),
    ),
    recording(
        "a ferry during a pause, counted by the device",
        "ride",
        "fit",
        part(**FIT_RIDE, legs=[[1200, 7.5, False], [900, 9, True], [1500, 6.8, False]]),
    ),
    recording(
        "a ferry during a pause, with the distance of the first point after it missing",
        "ride",
        "fit",
        part(**FIT_RIDE, legs=[[1200, 7.5, False], [900, 9, True], [1500, 6.8, False]], countsLate=True),
    ),
    recording(
        "stops of 10 s and of 60 s",
        "run",
        "tcx",
        part(
            legs=[[500, 3, False], [10, 0, False], [500, 3.3, False], [60, 0, False], [600, 3.1, False]],
            altitude=HILLS,
            heart=HEART,
            counts=True,
        ),
    ),
    recording("times with an offset", "run", "gpx", part(heart=HEART, altitude=HILLS), zone="+02:00"),
    recording("times without a zone", "run", "gpx", part(heart=HEART, altitude=HILLS), zone=""),
    recording(
        "the change to summer time, in local times",
        "run",
        "gpx",
        part(heart=HEART, legs=[[2000, 2.9, False]], start=1774745400),  # 2026-03-29T00:50:00Z
        zone="Europe/Berlin",
    ),
    recording("30 Hz", "run", "gpx", part(every=1 / 30, legs=[[150, 6, False]], heart=HEART, altitude=HILLS)),
    recording(
        "28 hours",
        "hike",
        "fit",
        part(every=15, legs=[[100800, 1.1, False]], altitude=[900, 300, 12000], heart=[88, 40, 600], counts=True),
    ),
    recording(
        "over the 180th meridian",
        "run",
        "gpx",
        part(origin=[-16.8, 179.99], heading=[0.6, 0.8], legs=[[1500, 3, False]], heart=HEART),
    ),
    recording(
        "a treadmill",
        "run",
        "fit",
        part(origin=None, counts=True, legs=[[900, 2.6, False], [900, 3.5, False]], heart=HEART),
    ),
    recording(
        "a pool, whose lengths count when they end",
        "swim",
        "fit",
        part(origin=None, counts=True, stepMetres=25, legs=[[1000, 1, False]], heart=HEART),
    ),
    recording(
        "chained files",
        "run",
        "fit",
        part(counts=True, heart=HEART),
        part(counts=True, heart=HEART, start=START + 7200, legs=[[1000, 3.6, False]]),
    ),
    recording("a truncated file", "run", "fit", part(counts=True, heart=HEART, altitude=HILLS), keeps=451),
    recording("power", "ride", "fit", part(**FIT_RIDE, legs=[[2400, 8.3, False], [1600, 9.1, False]])),
    recording(
        "points seldom, and a gap",
        "run",
        "fit",
        part(every=6, legs=[[2400, 3, False]], skips=[[600, 690], [1200, 1230]], heart=HEART, counts=True),
    ),
    recording(
        "a run that goes on in a car",
        "run",
        "fit",
        part(legs=[[1500, 3.2, False], [300, 30, False]], heart=HEART, counts=True),
    ),
]


# Points


def rounded(value, steps):
    return math.floor(value * steps + 0.5) / steps


def walked(legs, at):
    """Metres since the start, in pauses too."""
    metres = begins = 0
    for seconds, speed, _ in legs:
        if at > begins:
            metres += min(at - begins, seconds) * speed
        begins += seconds
    return metres


def segments_of(described):
    """The stretches without a pause, in seconds."""
    stretches, begins, joins = [], 0, False
    for seconds, _, is_paused in described["legs"]:
        if not is_paused:
            if joins:
                stretches[-1][1] += seconds
            else:
                stretches.append([begins, begins + seconds])
        joins = not is_paused
        begins += seconds
    return stretches


def wave(numbers, at):
    base, spread, step = numbers
    return base + int(at // step) % spread


def points_of(described, file):
    """The points of each segment, with the precision of the file."""
    fine = file == "fit"
    result = []
    for begins, ends in segments_of(described):
        points = []
        for index in range(math.ceil(begins / described["every"]), math.floor(ends / described["every"]) + 1):
            at = index * described["every"]
            if any(skip[0] <= at < skip[1] for skip in described["skips"]):
                continue
            metres = walked(described["legs"], at)
            point = {"at": rounded(described["start"] + at, 1000) if described["timed"] else None}
            if described["origin"] is not None:
                north, east = place_of(described, metres)
                steps = 2**31 / 180 if fine else 1e7
                point["place"] = (rounded(north, steps), rounded(east, steps))
            if described["altitude"] is not None:
                base, amplitude, length = described["altitude"]
                altitude = base + amplitude * math.sin(2 * math.pi * metres / length)
                point["altitude"] = rounded(altitude, 5 if fine else 10)
            if described["heart"] is not None:
                point["heart"] = wave(described["heart"], at)
            if described["power"] is not None:
                point["power"] = wave(described["power"], at)
            if described["counts"] and not (described["countsLate"] and result and not points):
                step = described["stepMetres"]
                point["counted"] = rounded(math.floor(metres / step) * step if step else metres, 100)
            points.append(point)
        result.append(points)
    return result


def place_of(described, metres):
    (north, east), (by_north, by_east) = described["origin"], described["heading"]
    narrowing = math.cos(math.radians(north))
    turned = east + by_east * metres / METRES_PER_DEGREE / narrowing
    return north + by_north * metres / METRES_PER_DEGREE, turned - 360 if turned >= 180 else turned


# Distances on earth


def chord_distance(a, b):
    """On the sphere, by the straight line through it."""

    def vector(north, east):
        n, e = math.radians(north), math.radians(east)
        return math.cos(n) * math.cos(e), math.cos(n) * math.sin(e), math.sin(n)

    return 2 * EARTH_RADIUS * math.asin(math.dist(vector(*a), vector(*b)) / 2)


def vincenty(a, b):
    """On the ellipsoid WGS 84. T. Vincenty, Survey Review 23 (1975), inverse formula."""
    major, flattening = 6378137.0, 1 / 298.257223563
    minor = major * (1 - flattening)
    u1, u2 = (math.atan((1 - flattening) * math.tan(math.radians(north))) for north in (a[0], b[0]))
    apart = math.radians((b[1] - a[1] + 540) % 360 - 180)
    angle = apart
    for _ in range(100):
        sine = math.hypot(
            math.cos(u2) * math.sin(angle),
            math.cos(u1) * math.sin(u2) - math.sin(u1) * math.cos(u2) * math.cos(angle),
        )
        if sine == 0:
            return 0.0
        cosine = math.sin(u1) * math.sin(u2) + math.cos(u1) * math.cos(u2) * math.cos(angle)
        arc = math.atan2(sine, cosine)
        azimuth = math.cos(u1) * math.cos(u2) * math.sin(angle) / sine
        square = 1 - azimuth**2
        middle = cosine - 2 * math.sin(u1) * math.sin(u2) / square if square else 0.0
        c = flattening / 16 * square * (4 + flattening * (4 - 3 * square))
        inner = arc + c * sine * (middle + c * cosine * (2 * middle**2 - 1))
        before, angle = angle, apart + (1 - c) * flattening * azimuth * inner
        if abs(angle - before) < 1e-12:
            break
    k = square * (major**2 - minor**2) / minor**2
    big_a = 1 + k / 16384 * (4096 + k * (-768 + k * (320 - 175 * k)))
    big_b = k / 1024 * (256 + k * (-128 + k * (74 - 47 * k)))
    last = big_b / 6 * middle * (4 * sine**2 - 3) * (4 * middle**2 - 3)
    change = big_b * sine * (middle + big_b / 4 * (cosine * (2 * middle**2 - 1) - last))
    return minor * big_a * (arc - change)


# Figures


class Track:
    """Points in the order of their times, with the number of the segment of each."""

    def __init__(self, segments, start):
        numbered = [(point, number) for number, points in enumerate(segments) for point in points]
        self.points = [point for point, _ in numbered]
        self.segment = [number for _, number in numbered]
        self.time = [None if point["at"] is None else point["at"] - start for point in self.points]
        self.is_timed = bool(self.time) and self.time[0] is not None
        self.covered = None

    def values(self, name):
        return [point.get(name) for point in self.points]

    def joins(self, index):
        """Whether a point is in the segment of the point before."""
        return index > 0 and self.segment[index] == self.segment[index - 1]

    def held(self, index):
        """Seconds for which the values of a point hold."""
        if not self.is_timed or index + 1 >= len(self.points) or not self.joins(index + 1):
            return 0
        return min(30, self.time[index + 1] - self.time[index])


def along(track, distance):
    covered, total = [], 0.0
    places = track.values("place")
    for index, place in enumerate(places):
        if track.joins(index):
            total += distance(places[index - 1], place)
        covered.append(total)
    return covered


def counted(track):
    """The distance by the device. What it counted over a pause is left out if it is more than 100 m."""
    values, covered, total, last = track.values("counted"), [], 0.0, None
    for index, value in enumerate(values):
        if value is not None:
            step = 0 if last is None else value - values[last]
            is_over_pause = last is not None and track.segment[index] != track.segment[last]
            total += 0 if is_over_pause and step > 100 else step
            last = index
        covered.append(total)
    return covered


def in_lengths(track, covered):
    """A pool length counts when it ends. It was swum evenly, since the last one ended."""
    steps = [b - a for a, b in zip(covered, covered[1:])]
    rises = [step for step in steps if step > 0]
    is_pool = len(rises) > 0 and min(rises) >= 10 and 2 * len(rises) <= len(steps)
    if not is_pool or any(place is not None for place in track.values("place")):
        return covered
    count = len(covered)
    knots = [
        index
        for index in range(count)
        if not track.joins(index) or index + 1 == count or not track.joins(index + 1) or steps[index - 1] > 0
    ]
    times = [track.time[knot] for knot in knots]
    result = []
    for index in range(count):
        after = bisect_left(knots, index)
        if knots[after] == index:
            result.append(covered[index])
            continue
        a, b = knots[after - 1], knots[after]
        share = (track.time[index] - times[after - 1]) / (times[after] - times[after - 1])
        result.append(covered[a] + share * (covered[b] - covered[a]))
    return result


def covered_of(track):
    known = [value for value in track.values("counted") if value is not None]
    if len(known) >= 2 and len(known) >= len(track.points) / 2:
        return in_lengths(track, counted(track))
    places = [place for place in track.values("place") if place is not None]
    return along(track, chord_distance) if len(places) >= 2 else None


SLOWEST = {"run": 0.6, "ride": 1, "walk": 0.3, "hike": 0.2, "swim": 0.1, "row": 0.3, "other": 0.3}


def times_of(track, sport):
    """Elapsed, timer and moving time."""
    if not track.is_timed:
        return None
    timer = stopped = stop = 0
    for index in range(1, len(track.points)):
        took = track.time[index] - track.time[index - 1]
        joins = track.joins(index)
        timer += took if joins else 0
        is_slow = (
            joins
            and track.covered is not None
            and track.covered[index] - track.covered[index - 1] < SLOWEST[sport] * took
        )
        if is_slow:
            stop += took
        if not is_slow or index + 1 == len(track.points):
            stopped += stop if stop > 15 else 0
            stop = 0
    return [track.time[-1] - track.time[0], timer, timer - stopped]


def climb_of(track):
    """Ascent and descent: altitudes averaged over 15 s; turns of less than 6 m are removed, the smallest first."""
    known = [value for value in track.values("altitude") if value is not None]
    if len(known) < 2 or all(value == 0 for value in known):
        return None
    ascent = descent = 0.0
    for number in set(track.segment):
        inside = [index for index in range(len(track.points)) if track.segment[index] == number]
        turns = without_small_turns(averaged(track, inside))
        for before, after in zip(turns, turns[1:]):
            ascent += max(0, after - before)
            descent += max(0, before - after)
    return [ascent, descent]


def averaged(track, inside):
    # without times, each point counts as a second
    times = [track.time[index] if track.is_timed else index for index in inside]
    altitudes = [track.points[index]["altitude"] for index in inside]
    result = []
    for at in times:
        near = altitudes[bisect_left(times, at - 7.5) : bisect_right(times, at + 7.5)]
        result.append(sum(near) / len(near))
    return result


def without_small_turns(altitudes, step=6):
    turns = []
    for altitude in altitudes:
        if len(turns) >= 2 and (turns[-1] - turns[-2]) * (altitude - turns[-1]) >= 0:
            turns[-1] = altitude
        elif not turns or altitude != turns[-1]:
            turns.append(altitude)
    while len(turns) >= 2:
        size, at = min((abs(turns[at + 1] - turns[at]), at) for at in range(len(turns) - 1))
        if size >= step:
            return turns
        if at == 0:
            del turns[0]
        elif at + 2 == len(turns):
            del turns[-1]
        else:
            del turns[at : at + 2]
    return []


def first_time(track, metres):
    """When a distance was reached, between two points evenly."""
    index = bisect_left(track.covered, metres)
    return between(track.covered, track.time, index, metres)


def between(xs, ys, index, x):
    if index == 0 or xs[index] == x:
        return ys[index]
    share = (x - xs[index - 1]) / (xs[index] - xs[index - 1])
    return ys[index - 1] + share * (ys[index] - ys[index - 1])


def splits_of(track, length):
    if track.covered is None or not track.is_timed or len(track.points) < 2:
        return []
    total, splits, start, begins = track.covered[-1], [], 0.0, track.time[0]
    while total - start >= 10:
        end = min(start + length, total)
        ends = track.time[-1] if end == total else first_time(track, end)
        splits.append([ends - begins, heart_between(track, begins, ends), rise_between(track, start, end)])
        start, begins = start + length, ends
    return splits


def heart_between(track, begins, ends):
    """Averaged over the time for which each value holds."""
    total = took = 0.0
    for index, beats in enumerate(track.values("heart")):
        if beats is None or track.held(index) == 0:
            continue
        length = track.time[index + 1] - track.time[index]
        inside = max(0, min(ends, track.time[index + 1]) - max(begins, track.time[index]))
        total += beats * track.held(index) * inside / length
        took += track.held(index) * inside / length
    return total / took if took else None


def rise_between(track, start, end):
    altitudes = track.values("altitude")
    if altitudes[0] is None:
        return None
    at = [
        altitudes[-1] if metres == track.covered[-1] else between(track.covered, altitudes, index, metres)
        for metres in (start, end)
        for index in [bisect_left(track.covered, metres)]
    ]
    return at[1] - at[0]


def heart_of(track):
    """Average over time, and the highest."""
    values = track.values("heart")
    if not values or values[0] is None:
        return None
    weights = [track.held(index) for index in range(len(values))]
    if sum(weights) == 0:
        weights = [1] * len(values)
    return [sum(value * weight for value, weight in zip(values, weights)) / sum(weights), max(values)]


def seconds_by_beats(track):
    by_beats = {}
    for index, beats in enumerate(track.values("heart")):
        if beats is not None and track.held(index) > 0:
            by_beats[beats] = by_beats.get(beats, 0) + track.held(index)
    return by_beats


ZONES = [125, 135, 145, 155, 200]


def zones_of(track):
    by_beats = seconds_by_beats(track)
    if not by_beats:
        return None
    limits = [float("-inf"), *ZONES[:-1], float("inf")]
    return [
        sum(seconds for beats, seconds in by_beats.items() if low < beats <= high)
        for low, high in zip(limits, limits[1:])
    ]


# Best efforts

MILE = 1609.344
DISTANCES = {
    "run": [400, 800, 1000, 1500, MILE, 3000, 5000, 10000, 15000, 10 * MILE, 21097.5, 42195, 50000, 100000],
    "ride": [10000, 20000, 40000, 50000, 100000, 100 * MILE, 200000],
    "swim": [50, 100, 200, 400, 750, 800, 1500, 1900, 3800],
}
DISTANCE_TIMES = [60, 300, 720, 1200, 1800, 3600, 7200]
POWER_TIMES = [5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200]

# metres per second over 100 m, 4 % above the world records; of a ride 20
TOP_SPEED_OVER_100 = {"run": 1.04 * 100 / 9.58, "ride": 20, "swim": 1.04 * 100 / 44.84}


def stretches_between_breaks(track, sport):
    """The first and the last point of each part in which nobody was faster than is possible."""
    count = len(track.points)
    limit = 1.5 * TOP_SPEED_OVER_100.get(sport, float("inf"))
    breaks = set()
    for begins in range(count):
        ends = bisect_left(track.covered, track.covered[begins] + 100)
        # the point at which 100 m are reached, by the difference
        while ends < count and track.covered[ends] - track.covered[begins] < 100:
            ends += 1
        while ends > 0 and track.covered[ends - 1] - track.covered[begins] >= 100:
            ends -= 1
        if ends == count:
            break
        if track.covered[ends] - track.covered[begins] > limit * (track.time[ends] - track.time[begins]):
            breaks.update(range(begins + 1, ends + 1))
    starts = [0, *sorted(breaks)]
    return [(start, end - 1) for start, end in zip(starts, [*starts[1:], count])]


def shortest_time(track, parts, distance):
    """Of all stretches that begin or end at a point. Time grows evenly between points, so no other one is shorter."""
    best = None
    for first, last in parts:
        metres, times = track.covered[first : last + 1], track.time[first : last + 1]
        starts = metres + [value - distance for value in metres]
        for start in starts:
            if start < metres[0] or start + distance > metres[-1]:
                continue
            ends = between(metres, times, bisect_left(metres, start + distance), start + distance)
            after = bisect_right(metres, start)
            if metres[after - 1] == start:
                begins = times[after - 1]
            else:
                begins = between(metres, times, after, start)
            best = ends - begins if best is None else min(best, ends - begins)
    return best


def most_within(track, parts, total, seconds):
    """Of all stretches that begin or end at a point."""
    best = None
    for first, last in parts:
        times, amounts = track.time[first : last + 1], total[first : last + 1]
        for start in times + [time - seconds for time in times]:
            if start < times[0] or start + seconds > times[-1]:
                continue
            low, high = (
                between(times, amounts, bisect_left(times, at), at) for at in (start, start + seconds)
            )
            best = high - low if best is None else max(best, high - low)
    return best


def work_of(track):
    watts = track.values("power")
    if not watts or watts[0] is None:
        return None
    work = [0.0]
    for index in range(len(watts) - 1):
        work.append(work[-1] + watts[index] * track.held(index))
    return work


def efforts_of(track, sport):
    if track.covered is None or not track.is_timed or len(track.points) < 2:
        return {"fastest": [], "longest": [], "powers": []}
    parts = stretches_between_breaks(track, sport)
    distances = [(distance, shortest_time(track, parts, distance)) for distance in DISTANCES.get(sport, [])]
    longest = [(seconds, most_within(track, parts, track.covered, seconds)) for seconds in DISTANCE_TIMES]
    work = work_of(track)
    powers = [] if work is None else [
        (seconds, most_within(track, [(0, len(work) - 1)], work, seconds)) for seconds in POWER_TIMES
    ]
    return {
        "fastest": [[distance, best] for distance, best in distances if best is not None],
        "longest": [[seconds, best] for seconds, best in longest if best is not None],
        "powers": [[seconds, best / seconds] for seconds, best in powers if best is not None],
    }


def tracks_of(described):
    """The tracks of a recording: tracks of a GPX file that continue each other within half an hour are one."""
    tracks = []
    for each in described["parts"]:
        segments = points_of(each, described["file"])
        if described["keeps"] is not None:
            segments = [segments[0][: described["keeps"]]]
        if not any(segments):
            continue
        last = tracks[-1]["segments"][-1][-1] if tracks else None
        if described["file"] == "gpx" and last is not None and segments[0][0]["at"] - last["at"] <= 1800:
            tracks[-1]["segments"].extend(segments)
        else:
            tracks.append({"segments": segments, "start": each["start"]})
    return [Track(track["segments"], track["start"]) for track in tracks]


def figures_of(track, described):
    sport = described["sport"]
    track.covered = covered_of(track)
    is_measured = track.covered is not None and all(value is None for value in track.values("counted"))
    return {
        "points": len(track.points),
        "segments": len(set(track.segment)),
        "metres": None if track.covered is None else track.covered[-1],
        "metresOnEllipsoid": along(track, vincenty)[-1] if is_measured else None,
        "seconds": times_of(track, sport),
        "climb": climb_of(track),
        "heartRate": heart_of(track),
        "zones": zones_of(track),
        "kilometres": splits_of(track, 1000),
        "miles": splits_of(track, MILE),
        **efforts_of(track, sport),
    }


def shortened(value):
    """Ten digits say more than any device measures, and are the same on every machine."""
    if isinstance(value, float):
        return float(f"{value:.10g}")
    if isinstance(value, dict):
        return {key: shortened(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [shortened(each) for each in value]
    return value


def main():
    checked = [
        {**described, "expected": shortened([figures_of(track, described) for track in tracks_of(described)])}
        for described in RECORDINGS
    ]
    lines = ",\n".join(json.dumps(each) for each in checked)
    print(f'{{"zones": {json.dumps(ZONES)}, "recordings": [\n{lines}\n]}}')


main()
