/// The words of the names of system symbols (SF Symbols 5).
///
/// A name is words with dots between them, such as `person.crop.circle.badge.plus`. Thousands of
/// names consist of about twelve hundred words.
enum SystemSymbolWords {
  /// Returns whether a name has the form of a symbol's name: its first word is one that names begin
  /// with, and the others are words that follow one.
  ///
  /// A name of known words that no symbol has isn't told apart; Apple's list of names would be ten
  /// times as long as the words.
  static func canForm(_ name: String) -> Bool {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = words.first else { return false }
    // A single letter or number is only a symbol in a shape, such as `1.circle`.
    let isShaped = words.count > 1 && isCharacter(first)
    guard initial.contains(first) || isShaped else { return false }
    return words.dropFirst().allSatisfy { following.contains($0) || isCharacter($0) }
  }

  /// Whether a word is a letter or a number from 0 to 50, which have symbols in shapes.
  private static func isCharacter(_ word: Substring) -> Bool {
    if word.count == 1 { return word.allSatisfy { $0.isLowercase || $0.isASCII && $0.isNumber } }
    return word.count == 2 && word.allSatisfy { ("0"..."9") ~= $0 } && Int(word) ?? 51 <= 50
  }

  private static let initial = words(anywhere).union(words(onlyInitial))
  private static let following = words(anywhere).union(words(onlyFollowing))

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split(separator: " "))
  }

  private static let anywhere = """
    123 abc air alt app appletv applewatch arrow arrowshape arrowtriangle at automatic backward \
    badge bag baseball basketball batteryblock bin bolt book box brakesignal bubble burst button \
    camera car cart case checkerboard checkmark chevron circle clipboard clock cloud command \
    control cricket crop cross cup curlybraces cursor cursorarrow decrease desktopcomputer \
    diamond display doc dock door dots drop ear ellipsis exclamationmark eye face fan ferry field \
    figure film flag fluid folder football forward gear gearshape gift gobackward grid hand head \
    headlight headphones heart heat hifispeaker hockey homepod homepodmini house icloud ipad \
    iphone italic key lane laptopcomputer left light line lines list lock logo macwindow \
    magnifyingglass message mic minus moon music note number octagon paintbrush paperclip pencil \
    percent person photo pin play playstation plus point questionmark quote quotelevel radiowaves \
    rainbow rays record rectangle right righttriangle road rotate ruler scope screwdriver \
    scribble seal selection sensor server shield slash snow snowflake sparkles square squares \
    squareshape stairs star steeringwheel sun swirl table tag tennis terminal text textbox \
    thermometer timeline tirepressure transmission trash triangle truck tv umbrella underline \
    vial video view viewfinder visionpro volleyball warninglight watchface water wave waveform \
    wifi window windshield wrench xbox xmark zzz
    """

  private static let onlyInitial = """
    2h 4a 4h 4k 4l abs accessibility airplane airplayaudio airplayvideo airpod airpodpro airpods \
    airpodsmax airpodspro airport airtag alarm align allergens alternatingcurrent amplifier angle \
    ant antenna appclip apple applelogo applepencil applescript appletvremote apps appwindow aqi \
    arcade archivebox arkit arrowkeys aspectratio asterisk atom australiandollarsign australsign \
    auto autostartstop av axel axle backpack bahtsign balloon bandage banknote barcode barometer \
    basket bathtub battery beach beats bed bell bicycle binoculars bird birthday bitcoinsign \
    blinds bold bonjour bookmark books brain brazilianrealsign briefcase bubbles building burn \
    bus cabinet cable cablecar calendar candybarphone capslock capsule captions carbon carrot \
    carseat cat cedisign cellularbars centsign chair chandelier character chart checklist \
    chineseyuanrenminbisign circlebadge circles clear coloncurrencysign comb compass \
    computermouse cone contact contextualmenu cooktop cpu creditcard crown cruzeirosign cube \
    curtains cylinder danishkronesign dehumidifier delete deskclock deskview dial dice die \
    digitalcrown directcurrent dishwasher distribute divide dog dollarsign dongsign dot dpad \
    dryer dumbbell earbuds earpods eject ellipses engine entry envelope equal eraser escape esim \
    eurosign eurozonesign ev externaldrive eyebrow eyedropper eyeglasses eyes faceid facemask \
    fanblades faxmachine fiberchannel fibrechannel filemenu fireplace firewall fireworks fish \
    flame flashlight flask fleuron flip flipphone florinsign flowchart fn fork fossil francsign \
    frying fuelpump function fx gamecontroller gauge gearshift giftcard globe glowplug goforward \
    graduationcap greaterthan greetingcard guaranisign guitars gym gyroscope hammer handbag hands \
    hanger hare hazardsign hearingaid hearingdevice heater helm hexagon hifireceiver highlighter \
    hold homekit horn hourglass hryvniasign humidifier humidity hurricane increase \
    indianrupeesign infinity info internaldrive ipod ipodshuffle ipodtouch ivfluid kashida \
    keyboard kipsign kph l1 l2 l3 l4 ladybug lamp lanyardcard largecircle larisign laser lasso \
    latch laurel lb leaf lessthan level licenseplate lifepreserver lightbulb lightrail \
    lightspectrum lightswitch lineweight link lirasign livephoto lizard lm location loupe lsb lt \
    lungs m1 m2 m3 m4 macbook macmini macpro macstudio magazine magicmouse magsafe mail manatsign \
    map mappin medal mediastick medical megaphone memories memorychip menubar menucard metronome \
    microbe microwave millsign mirror moonphase moonrise moonset mosaic mount mountain mouth move \
    movieclapper mph mug multiply mustache nairasign network newspaper norwegiankronesign nose \
    nosign numbersign oar oilcan opticaldisc opticaldiscdrive opticid option oval oven p1 p2 p3 \
    p4 paddleshifter paintpalette pano paperplane paragraph paragraphsign parentheses \
    parkinglight parkingsign party pause pawprint pc peacesign pedal pedestrian pentagon \
    personalhotspot perspective pesetasign pesosign phone pianokeys pill pills pip pipe \
    placeholdertext platter playpause plusminus polishzlotysign popcorn power powercord poweroff \
    poweron poweroutlet powerplug powersleep printer projective purchased puzzlepiece pyramid \
    qrcode r1 r2 r3 r4 radio rb recordingtape refrigerator repeat restart retarder return rhombus \
    rm roller roman rosette rsb rt rublesign rupeesign safari sailboat scale scalemass scanner \
    scissors scooter scroll sdcard shadow shared shareplay shazam shekelsign sheqelsign shift \
    shippingbox shoe shoeprints shower shuffle sidebar signature signpost simcard sink skateboard \
    skew skis sleep slider slowmo smallcircle smartphone smiley smoke snowboard soccerball sofa \
    sos space sparkle speaker speedometer spigot sportscourt sprinkler staroflife sterlingsign \
    stethoscope stop stopwatch storefront stove strikethrough stroller studentdesk suit suitcase \
    sum sunglasses sunrise sunset surfboard suv swatchpalette swedishkronasign swift swiftdata \
    switch syringe tablecells taillight takeoutbag target teddybear teletype tengesign tennisball \
    tent testtube textformat theatermask theatermasks ticket timelapse timer togglepower toilet \
    tornado tortoise torus touchid traction train tram trapezoid tray tree triangleshape trophy \
    tropicalstorm tshirt tugriksign tuningfork turkishlirasign uiwindow videoprojector voiceover \
    wake wallet wand washer watch waterbottle web wind wineglass wonsign wrongwaysign xserve \
    yensign yieldsign zl zr
    """

  private static let onlyFollowing = """
    0percent 100 100percent 1x2 25percent 2d 2x1 2x2 33percent 3d 3x1 3x2 3x3 4x3 50percent 60 \
    67percent 75 75percent 84percent 90 ac accelerator adapter adjustable africa airbag \
    aligncenter alignleft alignright american americas analog and angled angledbottom angledtop \
    answer aperture append arabic archery arms arrival arrowtriangles artframe arts ascending \
    asia australia australian average awning background backrest badminton ball bar barre bases \
    batterypack bay beacon beam below blast body bottom bottomhalf bottomleading bottomleft \
    bottommiddle bottomright bottomrighthalf bottomrightquarter bottomthird bottomtrailing bounce \
    bowling boxing braille brake branch bullet bust cake capsulepath cardio casement ccs1 ccs2 \
    ceiling center central chademo charger chargingcase checked checkered child circlepath \
    circulate clap click climbing clockwise closed closing club clutch coaxial collision columns \
    combustion compact compress conditioner connected connection connector console controlhandles \
    cooldown core counterclockwise crescent crosscountry crossed curling cursive curved curvedto \
    curvepath cycle cycling cylindrical dance dash dashed day daytime dc degreesign departure \
    desk diagonal diagonalline dioxide disc disengaged distribution doorbell dotmatrix dotted \
    dottedline dottedunderline double doubledecker down downhill downtrend draw drawing dress \
    driveshaft drizzle droplets duployan dust earphones ecg element ellipse elliptical end \
    engaged enter equestrian europe exclam exclamation exit expand express extension extreme fall \
    fencing fill filled filters fingers first fishing fit fitness fitpro flattrend flexibility \
    floor fog forwardslash frame french fresh from front frontleft frontright full functional \
    furniture garage gate gb gen1 gen2 gen3 gen4 gibbous golf group gymnastics hail half halffull \
    handball handheld haze header heavyrain hex hexagongrid hexagonpath high highintensity hiking \
    hill holdinghands homebutton horizon horizontal hunting ibeam image in indent indoor insert \
    inset intermittent intersection intervaltraining inverse inward joystick jumprope justify \
    justifyleft justifyright keypad kickboxing knife lacrosse landscape lanes larger last layers \
    layout leading leadinghalf leadingthird led lefthalf leftthird lever liquid lodge lounge low \
    lower macro magnify marks martial massage matrix max measurement mediabox medium merge meter \
    metering middle middleleft middleright min mind mixed monoxide more motion motionlines \
    multispot nacs needle new none north of off offgrid on onehanded open opening oscillation out \
    outdoor outline outward overhead pages pan panel paper partial pass path pattern phonetic \
    pickleball pickup pie pilates plaintext plug pointed pool popper portrait powerbeats \
    powerbeats3 powerbeatspro press pro profile programmable puck pull purifier quarter \
    quarternote rack racket racquetball raid rain raised ratio rear rearleft rearright recessed \
    rectanglepath rectangular redaction remote remove resize ribbon richtext righthalf rightthird \
    ring roll rolling rotation roundedbottom roundedtop router rower rugby run runningpace \
    safetycone sailing saucer scatter scurvepath seatbelt seated sequence shade shell shutter \
    side sidejet signal sixspeed size sizes skating skiing sleet sliding smaller smartbatterycase \
    smiling snowboarding soccer socialdance softball south spacing spade split sports spot spray \
    spread squarepath squareroot squash stack stair stand stars step stepper stick straw \
    strengthtraining strip striped studiobud studiobuds studiobudsplus subscript superscript \
    surfing sutton swap swim swipe taichi tap thumbsdown thumbsup tilt timemachine tip tire to \
    top tophalf topleading topleft topmiddle topright topthird toptrailing tower track \
    traditional trailing trailinghalf trailingthird training transparent trianglebadge \
    trianglepath tunnel turn type ultrawide unchecked unknown up upper uptrend usb uturn variable \
    vertical walk waning waterpolo waves waxing weighted wide wiper wireless with word wrestling \
    xaxis xyaxis yoga you zigzag zipper
    """
}
